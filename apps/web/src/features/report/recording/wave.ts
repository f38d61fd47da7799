import type { Transcript } from '@atlas/contract'

/** How many bars the wave has. */
export const BARS = 104

/** Decoding holds every sample in memory; longer recordings are drawn from what was said when. */
const LONGEST_DECODED = 600

const loudest = (samples: Float32Array, from: number, to: number): number => {
  let most = 0
  const step = Math.max(1, Math.floor((to - from) / 400))
  for (let index = from; index < to; index += step) most = Math.max(most, Math.abs(samples[index] ?? 0))
  return most
}

const toHeights = (peaks: readonly number[]): readonly number[] => {
  const top = Math.max(0.01, ...peaks)
  return peaks.map((peak) => Math.max(0.06, peak / top))
}

/** Low where nothing is said, half high where something is. */
export const heightsOfSpeech = ({ segments, duration }: Pick<Transcript, 'segments' | 'duration'>): readonly number[] =>
  Array.from({ length: BARS }, (_, bar) => {
    const time = ((bar + 0.5) / BARS) * duration
    return segments.some(({ start, end }) => time >= start && time <= end) ? 0.5 : 0.08
  })

/** The recording's own shape; undefined where it is too long or the browser cannot decode it. */
export const heightsOfFile = async (file: File, duration: number): Promise<readonly number[] | undefined> => {
  if (duration > LONGEST_DECODED) return undefined
  try {
    const decoder = new OfflineAudioContext(1, 1, 8000)
    const samples = (await decoder.decodeAudioData(await file.arrayBuffer())).getChannelData(0)
    const width = samples.length / BARS
    return toHeights(
      Array.from({ length: BARS }, (_, bar) =>
        loudest(samples, Math.floor(bar * width), Math.floor((bar + 1) * width)),
      ),
    )
  } catch {
    return undefined
  }
}
