import { serveReadings } from '@atlas/readers/serve'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** A process of its own for the encoder: the word pieces of one window in, what the encoder makes of them out. */

const file = createRequire(import.meta.url).resolve('@atlas/engine/model/text/encoder/encoder.onnx')
const session = await InferenceSession.create(readFileSync(file), {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
})

const outputs = ['score', 'kinds', 'doubt', 'embedding'] as const

const numbers = (tensor: Tensor | undefined): number[] =>
  tensor?.data instanceof Float32Array ? Array.from(tensor.data) : []

serveReadings(async (bytes) => {
  const begun = performance.now()
  // A copy begins at a place that such numbers can begin at.
  const ids = BigInt64Array.from(new Int32Array(bytes.slice().buffer), BigInt)
  const { score, kinds, doubt, embedding } = await session.run({ ids: new Tensor('int64', ids, [ids.length]) }, outputs)
  return {
    score: numbers(score),
    kinds: numbers(kinds),
    doubt: numbers(doubt),
    embedding: numbers(embedding),
    milliseconds: performance.now() - begun,
  }
})
