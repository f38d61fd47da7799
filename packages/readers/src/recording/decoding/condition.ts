import type { Frame } from '@libav.js/variant-fat'
import { makeHighPass } from './high-pass.ts'
import type { Libav } from './libav.ts'
import { layoutOf } from './sound.ts'

export const RATE = 16_000
const MONO = 4
/** Quiet voices up to six times louder, evened out over some seconds so that pauses are not pumped up. */
const LEVEL = 'dynaudnorm=f=400:g=21:p=0.9:m=6'

type Graph = { run: (frames: Frame[], isLast: boolean) => Float32Array[]; free: () => void }

const toSamples = (frames: readonly Frame[]): Float32Array[] =>
  frames.flatMap(({ data }) => {
    const samples: unknown = data
    return samples instanceof Float32Array ? [samples] : []
  })

const makeGraph = (
  av: Libav,
  filter: string,
  input: { readonly rate: number; readonly format: number; readonly layout: number },
): Graph => {
  const [graph, source, sink] = av.ff_init_filter_graph_sync(
    filter,
    { sample_rate: input.rate, sample_fmt: input.format, channel_layout: input.layout },
    { sample_rate: RATE, sample_fmt: av.AV_SAMPLE_FMT_FLT, channel_layout: MONO },
  )
  const frame = av.av_frame_alloc_sync()
  return {
    run: (frames, isLast) => toSamples(av.ff_filter_multi_sync(source, sink, frame, frames, isLast)),
    free: () => {
      av.av_frame_free_js_sync(frame)
      av.avfilter_graph_free_js_sync(graph)
    },
  }
}

export type Conditioner = {
  push: (frames: readonly Frame[]) => Float32Array[]
  finish: () => Float32Array[]
}

/** Any sound becomes what the models were made for: 16 kHz, one channel, no rumble, even level. */
export const makeConditioner = (av: Libav): Conditioner => {
  const level = makeGraph(av, LEVEL, { rate: RATE, format: av.AV_SAMPLE_FMT_FLT, layout: MONO })
  const highPass = makeHighPass()
  let mixer: Graph | undefined
  let shape = ''

  const even = (blocks: readonly Float32Array[], isLast: boolean): Float32Array[] => {
    for (const samples of blocks) highPass(samples)
    const frames = blocks.map((data) => ({
      data,
      format: av.AV_SAMPLE_FMT_FLT,
      channels: 1,
      channel_layout: MONO,
      sample_rate: RATE,
      nb_samples: data.length,
    }))
    return level.run(frames, isLast)
  }

  const closeMixer = (): Float32Array[] => {
    const rest = mixer?.run([], true) ?? []
    mixer?.free()
    mixer = undefined
    return rest
  }

  const mix = (frame: Frame): Float32Array[] => {
    const { channels = 1, sample_rate: rate = RATE, format } = frame
    const layout = frame.channel_layout || layoutOf(channels)
    const seen = `${rate} ${format} ${layout}`
    // A stream may change its rate or its channels half-way.
    const rest = seen === shape ? [] : closeMixer()
    shape = seen
    mixer ??= makeGraph(av, 'anull', { rate, format, layout })
    return [...rest, ...mixer.run([{ ...frame, channel_layout: layout }], false)]
  }

  return {
    push: (frames) => even(frames.flatMap(mix), false),
    finish: () => even(closeMixer(), true),
  }
}
