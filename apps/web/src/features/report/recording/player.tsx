import { reportWords as words, say, type Transcript } from '@atlas/contract'
import { useEffect, useState } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import { pause, play } from '../../../shared/ui/more-icons.ts'
import { goTo, type Marks } from '../reasons/marked-material.tsx'
import { rowsOf, sayTime } from './times.ts'
import type { Playback } from './use-playback.ts'
import { BARS, heightsOfFile, heightsOfSpeech } from './wave.ts'

type Moment = { readonly number: number; readonly time: number }

const HEIGHT = 84
const STEP = 6

const Wave = ({ heights, hot }: { heights: readonly number[]; hot: (bar: number) => boolean }) => (
  <svg className="wave-big" viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    {heights.map((height, bar) => (
      <rect
        // The bars never change places.
        // oxlint-disable-next-line react/no-array-index-key
        key={bar}
        className={hot(bar) ? 'hot' : undefined}
        x={bar * STEP}
        y={(HEIGHT * (1 - height)) / 2}
        width="3.4"
        height={HEIGHT * height}
        rx="1.7"
      />
    ))}
  </svg>
)

const useHeights = (file: File, heard: Transcript): readonly number[] => {
  const [heights, setHeights] = useState(() => heightsOfSpeech(heard))
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const own = await heightsOfFile(file, heard.duration)
      if (own !== undefined && !isGone) setHeights(own)
    }
    void draw()
    return () => {
      isGone = true
    }
  }, [file, heard.duration])
  return heights
}

type TrackProps = Omit<Marks, 'reasons'> & {
  readonly heights: readonly number[]
  readonly duration: number
  readonly time: number
  readonly moments: readonly Moment[]
  readonly onSeek: (time: number) => void
  readonly isBroken: boolean
}

/** A pin is about a tenth of the narrowest wave wide. */
const PIN_SHARE = 0.1

/** A mark colours the bars from its moment for about four seconds. */
const HOT_SECONDS = 4

const Track = ({ heights, duration, time, moments, lit, onLight, onSeek, isBroken }: TrackProps) => {
  const share = (seconds: number): string => `${((100 * seconds) / Math.max(0.1, duration)).toFixed(2)}%`
  const isHot = (bar: number): boolean => {
    const at = ((bar + 0.5) / BARS) * duration
    return moments.some((moment) => at >= moment.time && at <= moment.time + Math.min(HOT_SECONDS, duration / 8))
  }
  const rows = rowsOf(
    moments.map((moment) => moment.time),
    PIN_SHARE * duration,
  )
  return (
    <div className="track" style={{ '--rows': String(Math.max(0, ...rows)) }}>
      <Wave heights={heights} hot={isHot} />
      {moments.map((moment, place) => (
        <a
          key={moment.number}
          className="pin"
          id={`mark-${moment.number}`}
          href={`#reason-${moment.number}`}
          style={{ left: share(moment.time), '--row': String(rows[place] ?? 0) }}
          aria-label={say(words.recordingMark, { count: moment.number, time: sayTime(moment.time) })}
          data-on={lit === moment.number || undefined}
          onPointerEnter={() => onLight(moment.number)}
          onPointerLeave={() => onLight(undefined)}
          onFocus={() => onLight(moment.number)}
          onBlur={() => onLight(undefined)}
          onClick={(event) => {
            event.preventDefault()
            goTo(`reason-${moment.number}`)
          }}
        >
          {moment.number}
        </a>
      ))}
      <input
        className="seek"
        type="range"
        min="0"
        max={Math.max(0.1, duration)}
        step="0.1"
        value={time}
        disabled={isBroken}
        aria-label={words.position}
        aria-valuetext={sayTime(time)}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <span className="head-line" style={{ left: share(time) }} />
    </div>
  )
}

type Props = Omit<Marks, 'reasons'> & {
  readonly file: File
  readonly heard: Transcript
  readonly moments: readonly Moment[]
  readonly playback: Playback
}

const PlayerTop = ({ file, heard, playback }: Pick<Props, 'file' | 'heard' | 'playback'>) => {
  const { isBroken, isPlaying, toggle } = playback
  return (
    <div className="player-top">
      {!isBroken && (
        <button className="play" type="button" aria-label={isPlaying ? words.pause : words.play} onClick={toggle}>
          <Icon d={isPlaying ? pause : play} size={26} />
        </button>
      )}
      <div>
        <p>
          <b>{file.name}</b>
        </p>
        <p className="label">{say(isBroken ? words.cannotPlay : words.long, { time: sayTime(heard.duration) })}</p>
      </div>
    </div>
  )
}

/** The recording with its evidence as times. A kind of file the browser cannot play keeps its times. */
export const Player = ({ file, heard, moments, playback, lit, onLight }: Props) => {
  const heights = useHeights(file, heard)
  return (
    <div className="player">
      {/* What is said in it stands below, written down. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio {...playback.audio} />
      <PlayerTop file={file} heard={heard} playback={playback} />
      <Track
        heights={heights}
        duration={heard.duration}
        time={playback.time}
        moments={moments}
        lit={lit}
        onLight={onLight}
        onSeek={playback.seek}
        isBroken={playback.isBroken}
      />
      <div className="times">
        <span>{sayTime(playback.time)}</span>
        <span>{sayTime(heard.duration)}</span>
      </div>
    </div>
  )
}
