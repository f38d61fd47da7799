import type { Frame } from '@libav.js/variant-fat'

/** What comes out of a decoder: frames as libav knows them, whoever decoded them. */
export type Sound = {
  readonly frames: readonly Frame[]
  /** How much of the file was needed to come this far, 0 to 1. */
  readonly share: number
}

export type Source = AsyncGenerator<Sound, { readonly isDamaged: boolean }>

/** Opens nothing before the first sound is asked for. */
export type Open = (bytes: Uint8Array) => Source

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

export const frameOf = (channels: readonly Float32Array[], rate: number): Frame => ({
  data: channels,
  format: PLANAR_FLOAT,
  channels: channels.length,
  channel_layout: layoutOf(channels.length),
  sample_rate: rate,
  nb_samples: channels[0]?.length ?? 0,
})
