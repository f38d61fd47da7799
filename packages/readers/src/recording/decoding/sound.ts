import type { Frame } from '@libav.js/variant-fat'

/** What comes out of a decoder: frames as libav knows them, whoever decoded them. */
type Sound = {
  readonly frames: readonly Frame[]
  /** How much of the file was needed to come this far, 0 to 1. */
  readonly share: number
}

export type Source = AsyncGenerator<Sound, { readonly isDamaged: boolean }>

export type Problem = 'unknown-format' | 'damaged' | 'empty' | 'no-sound'

/** Why nothing can be taken from a file. */
export class SourceError extends Error {
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** libav's number for samples as floats, one array for each channel. */
const PLANAR_FLOAT = 8

export const layoutOf = (channels: number): number => (channels === 1 ? 4 : 2 ** channels - 1)

/** Filters hold several frames as doubles: a long one is cut. */
const FRAME_SAMPLES = 8192

export const framesOf = (channels: readonly Float32Array[], rate: number): Frame[] => {
  const length = channels[0]?.length ?? 0
  return Array.from({ length: Math.ceil(length / FRAME_SAMPLES) }, (_, index) => {
    const start = index * FRAME_SAMPLES
    const data = channels.map((samples) => samples.subarray(start, start + FRAME_SAMPLES))
    return {
      data,
      format: PLANAR_FLOAT,
      channels: channels.length,
      channel_layout: layoutOf(channels.length),
      sample_rate: rate,
      nb_samples: data[0]?.length ?? 0,
    }
  })
}
