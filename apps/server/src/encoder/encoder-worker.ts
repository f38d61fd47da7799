import { pieceWindows, readVocabulary, wordPieces } from '@atlas/engine'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import * as z from 'zod'

/** The thread in which the encoder runs: one message in, one score out. */

const Data = z.object({ folder: z.string() })
const Request = z.union([z.object({ id: z.number(), text: z.string() }), z.object({ stop: z.literal(true) })])
const About = z.object({ tokens: z.number(), stride: z.number() })
const MOST_WINDOWS = 24

const { folder } = Data.parse(workerData)
const vocabulary = readVocabulary(readFileSync(path.join(folder, 'vocabulary.txt'), 'utf8'))
const { tokens, stride } = About.parse(JSON.parse(readFileSync(path.join(folder, 'encoder.json'), 'utf8')))
const session = await InferenceSession.create(path.join(folder, 'encoder.onnx'), {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
})

const start = vocabulary.get('[CLS]') ?? 0
const end = vocabulary.get('[SEP]') ?? 0

const scoreWindow = async (pieces: readonly number[]): Promise<number> => {
  const ids = BigInt64Array.from([start, ...pieces, end], BigInt)
  const { score } = await session.run({ ids: new Tensor('int64', ids, [ids.length]) }, ['score'])
  return Number(score?.data[0])
}

/** The mean over the windows of a long text: on texts never seen it told scams better than the highest or the first. */
const scoreText = async (text: string): Promise<number> => {
  const windows = pieceWindows(wordPieces(text, vocabulary), tokens - 2, stride, MOST_WINDOWS)
  let sum = 0
  for (const window of windows) sum += await scoreWindow(window)
  return sum / windows.length
}

let work: Promise<unknown> = Promise.resolve()

/** Ended in the middle of a run, the runtime would take the whole process with it: the thread ends between runs. */
const stop = async (): Promise<void> => {
  await work
  await session.release()
  parentPort?.close()
}

const answer = async (id: number, text: string): Promise<void> => {
  try {
    parentPort?.postMessage({ id, score: await scoreText(text) })
  } catch {
    parentPort?.postMessage({ id })
  }
}

parentPort?.on('message', (message: unknown) => {
  const asked = Request.parse(message)
  if ('stop' in asked) void stop()
  else work = Promise.all([work, answer(asked.id, asked.text)])
})
