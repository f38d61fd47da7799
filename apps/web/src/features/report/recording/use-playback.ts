import { useMemo, useRef, useState } from 'react'
import { showing } from '../../../shared/browser/showing.ts'

/** A recording that plays: what the player shows and what its buttons do. */
export const usePlayback = (file: File) => {
  const element = useRef<HTMLAudioElement | null>(null)
  const [time, setTime] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const hold = useMemo(() => {
    const show = showing(file)
    return (audio: HTMLAudioElement | null) => {
      element.current = audio
      return show(audio)
    }
  }, [file])
  const seek = (seconds: number): void => {
    setTime(seconds)
    if (element.current !== null) element.current.currentTime = seconds
  }
  const play = (): void => {
    // A file that cannot be played says so by its own error event.
    element.current?.play().catch(() => {})
  }
  return {
    time,
    isPlaying,
    isBroken,
    seek,
    toggle: (): void => (isPlaying ? element.current?.pause() : play()),
    playFrom: (seconds: number): void => {
      seek(seconds)
      play()
    },
    /** What the audio element is given. */
    audio: {
      ref: hold,
      preload: 'metadata',
      onTimeUpdate: () => setTime(element.current?.currentTime ?? 0),
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => setBroken(true),
    } as const,
  }
}

export type Playback = ReturnType<typeof usePlayback>
