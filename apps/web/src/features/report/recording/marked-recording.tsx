import { reportWords as words, say, type TextReport, type Transcript } from '@atlas/contract'
import { Icon } from '../../../shared/ui/icon.tsx'
import { play } from '../../../shared/ui/more-icons.ts'
import { MarkedMaterial } from '../reasons/marked-material.tsx'
import type { Reason } from '../reasons/marks.ts'
import { Player } from './player.tsx'
import { sayTime, timeOf } from './times.ts'
import { usePlayback } from './use-playback.ts'

type Props = { readonly file: File; readonly heard: Transcript; readonly report: TextReport }

/** The person's own recording: when each thing was said, and a button to hear it. */
export const MarkedRecording = ({ file, heard, report }: Props) => {
  const playback = usePlayback(file)
  const momentOf = (reason: Reason): number => timeOf(heard.transcript, heard.segments, reason.start)
  const detail = (reason: Reason) =>
    reason.isInText && (
      <p className="said">
        <button
          className="time"
          type="button"
          aria-label={say(words.playFrom, { time: sayTime(momentOf(reason)) })}
          onClick={() => playback.playFrom(momentOf(reason))}
        >
          <Icon d={play} size={16} />
          {sayTime(momentOf(reason))}
        </button>
        <q>{reason.quotes[0]}</q>
      </p>
    )
  return (
    <MarkedMaterial title={words.markedRecording} text={heard.transcript} evidence={report.evidence} detail={detail}>
      {({ reasons, lit, onLight }) => (
        <Player
          file={file}
          heard={heard}
          playback={playback}
          lit={lit}
          onLight={onLight}
          moments={reasons
            .filter(({ isInText }) => isInText)
            .map((reason) => ({ number: reason.number, time: momentOf(reason) }))}
        />
      )}
    </MarkedMaterial>
  )
}
