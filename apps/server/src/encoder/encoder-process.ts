import { serveReadings } from '@atlas/readers/serve'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/**
 * A process of its own for the encoder: the word pieces of one window in, what the encoder makes of them out. Its first
 * half has a word of its own; where that lies outside of the limits that come with the window, the rest is not asked.
 */

const folder = path.dirname(createRequire(import.meta.url).resolve('@atlas/engine/model/text/encoder/encoder.json'))

const open = (name: string): Promise<InferenceSession> =>
  InferenceSession.create(readFileSync(path.join(folder, name)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
  })

const first = await open('encoder-first.onnx')
const rest = await open('encoder-rest.onnx')

const numbers = (tensor: Tensor | undefined): number[] =>
  tensor?.data instanceof Float32Array ? Array.from(tensor.data) : []

const readToTheEnd = async (input: InferenceSession.FeedsType, early: number[]) => {
  const { score, kinds, doubt, embedding } = await rest.run(input)
  return {
    early,
    score: numbers(score),
    kinds: numbers(kinds),
    doubt: numbers(doubt),
    embedding: numbers(embedding),
  }
}

const read = async (ids: Tensor, below: number, above: number) => {
  const { states, early, earlyKinds } = await first.run({ ids })
  const said = numbers(early)
  const [word = Number.NaN] = said
  if (states === undefined || word < below || word > above)
    return { early: said, score: [], kinds: numbers(earlyKinds), doubt: [], embedding: [] }
  return readToTheEnd({ states }, said)
}

serveReadings(async (bytes) => {
  const begun = performance.now()
  // A copy begins at a place that such numbers can begin at.
  const { buffer } = bytes.slice()
  const [below = Number.NaN, above = Number.NaN] = new Float32Array(buffer, 0, 2)
  const pieces = BigInt64Array.from(new Int32Array(buffer, 8), BigInt)
  const answer = await read(new Tensor('int64', pieces, [pieces.length]), below, above)
  return { ...answer, milliseconds: performance.now() - begun }
})
