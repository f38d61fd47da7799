import { Tensor, type InferenceSession } from 'onnxruntime-node'
import { loopLength } from './loops.ts'
import type { RecordingModels } from './models.ts'
import { RATE } from './voice.ts'

/** Moonshine base: samples to tokens, one at a time, always the likeliest. */

const LAYERS = 8
const HEADS = 8
const HEAD_SIZE = 52
const START = 1
const END = 2
/** Speech needs 3 to 5. */
const TOKENS_PER_SECOND = 8
const LEAST_TOKENS = 6

export type Heard = {
  readonly ids: readonly number[]
  /** Logarithm of each token's probability. */
  readonly logs: readonly number[]
  /** The same phrase came over and over and was stopped. */
  readonly isLoop: boolean
  /** The model never came to an end. */
  readonly isEndless: boolean
}

const cacheNames = (side: string): string[] =>
  Array.from({ length: LAYERS }, (_, layer) => [`${layer}.${side}.key`, `${layer}.${side}.value`]).flat()

const OWN = cacheNames('decoder')
const ALL = [...OWN, ...cacheNames('encoder')]

const likeliest = (logits: Float32Array): { readonly id: number; readonly log: number } => {
  let id = 0
  let top = -Infinity
  for (let index = 0; index < logits.length; index++) {
    const value = logits[index] ?? 0
    if (value > top) {
      top = value
      id = index
    }
  }
  let sum = 0
  for (const value of logits) if (value > top - 20) sum += Math.exp(value - top)
  return { id, log: -Math.log(sum) }
}

const firstFeeds = (hidden: Tensor): Record<string, Tensor> => {
  const feeds: Record<string, Tensor> = { encoder_hidden_states: hidden }
  for (const name of ALL)
    feeds[`past_key_values.${name}`] = new Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE])
  return feeds
}

/** One step: puts the new caches into `feeds` and says which token comes next. */
const nextToken = async (decoder: InferenceSession, feeds: Record<string, Tensor>, token: number, isFirst: boolean) => {
  feeds['input_ids'] = new Tensor('int64', BigInt64Array.of(BigInt(token)), [1, 1])
  feeds['use_cache_branch'] = new Tensor('bool', Uint8Array.of(isFirst ? 0 : 1), [1])
  // What the encoder gave never changes after the first step.
  const names = isFirst ? ALL : OWN
  const output = await decoder.run(feeds, ['logits', ...names.map((name) => `present.${name}`)])
  for (const name of names) {
    const cache = output[`present.${name}`]
    if (cache) feeds[`past_key_values.${name}`] = cache
  }
  const logits = output['logits']?.data
  if (!(logits instanceof Float32Array)) throw new Error('The speech model gave nothing')
  return likeliest(logits)
}

export const hear = async ({ encoder, decoder }: RecordingModels, samples: Float32Array): Promise<Heard> => {
  const input = new Tensor('float32', samples, [1, samples.length])
  const { last_hidden_state: hidden } = await encoder.run({ input_values: input })
  if (!hidden) throw new Error('The speech model gave nothing')
  const feeds = firstFeeds(hidden)
  const most = Math.max(LEAST_TOKENS, Math.ceil((samples.length / RATE) * TOKENS_PER_SECOND))
  const ids: number[] = []
  const logs: number[] = []
  let token = START
  while (ids.length < most) {
    const next = await nextToken(decoder, feeds, token, ids.length === 0)
    if (next.id === END) return { ids, logs, isLoop: false, isEndless: false }
    token = next.id
    ids.push(token)
    logs.push(next.log)
    const extra = loopLength(ids)
    if (extra > 0) return { ids: ids.slice(0, -extra), logs: logs.slice(0, -extra), isLoop: true, isEndless: false }
  }
  return { ids, logs, isLoop: false, isEndless: true }
}
