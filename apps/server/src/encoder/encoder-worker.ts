import { type EncoderOpinion, pieceWindows, readMeaningIndex, readVocabulary, wordPieces } from '@atlas/engine'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import * as z from 'zod'

/** The thread in which the encoder runs: one message in; its opinion out. */

const Data = z.object({ folder: z.string() })
const Request = z.union([
  z.object({ id: z.number(), text: z.string() }),
  z.object({ learn: z.object({ id: z.string(), text: z.string() }) }),
  z.object({ stop: z.literal(true) }),
])
/** Written with eight bits the encoder speaks a little more softly than it was trained to; `eightBits` makes up for it. */
const About = z.object({
  tokens: z.number(),
  stride: z.number(),
  kinds: z.array(z.string()),
  eightBits: z.object({ stretch: z.number(), shift: z.number() }).default({ stretch: 1, shift: 0 }),
})
const MOST_WINDOWS = 24
const SIMILAR = 3
const BUSY_MILLISECONDS = 20

const { folder } = Data.parse(workerData)
const vocabulary = readVocabulary(readFileSync(path.join(folder, 'vocabulary.txt'), 'utf8'))
const {
  tokens,
  stride,
  kinds: kindNames,
  eightBits,
} = About.parse(JSON.parse(readFileSync(path.join(folder, 'encoder.json'), 'utf8')))
const session = await InferenceSession.create(path.join(folder, 'encoder.onnx'), {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
})

const meanings = readMeaningIndex(readFileSync(path.join(folder, 'meanings.bin')))

const start = vocabulary.get('[CLS]') ?? 0
const end = vocabulary.get('[SEP]') ?? 0

const outputs = ['score', 'kinds', 'doubt', 'embedding'] as const
type Answer = Readonly<Record<(typeof outputs)[number], Float32Array>>

const floats = (tensor: Tensor | undefined): Float32Array =>
  tensor?.data instanceof Float32Array ? tensor.data : new Float32Array()

const readWindow = async (pieces: readonly number[]): Promise<Answer> => {
  const ids = BigInt64Array.from([start, ...pieces, end], BigInt)
  const { score, kinds, doubt, embedding } = await session.run({ ids: new Tensor('int64', ids, [ids.length]) }, outputs)
  return { score: floats(score), kinds: floats(kinds), doubt: floats(doubt), embedding: floats(embedding) }
}

const meanOf = (rows: readonly Float32Array[]): Float32Array =>
  (rows[0] ?? new Float32Array()).map((_, place) => rows.reduce((sum, row) => sum + (row[place] ?? 0), 0) / rows.length)

/** Scores of the kinds as chances that add up to one. */
const chancesOf = (scores: Float32Array): Record<string, number> => {
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return Object.fromEntries(kindNames.map((name, place) => [name, (shares[place] ?? 0) / all]))
}

const readWindows = async (text: string): Promise<Answer[]> => {
  const windows = pieceWindows(wordPieces(text, vocabulary), tokens - 2, stride, MOST_WINDOWS)
  const answers: Answer[] = []
  for (const window of windows) answers.push(await readWindow(window))
  return answers
}

/** The mean over the windows of a long text: on texts never seen it told scams better than the highest or the first. */
const readText = async (text: string): Promise<EncoderOpinion> => {
  const answers = await readWindows(text)
  const mean = (name: keyof Answer): Float32Array => meanOf(answers.map((answer) => answer[name]))
  return {
    score: (mean('score')[0] ?? Number.NaN) * eightBits.stretch + eightBits.shift,
    kinds: chancesOf(mean('kinds')),
    doubt: mean('doubt')[0] ?? 0,
    similar: meanings.nearest(mean('embedding'), SIMILAR),
  }
}

let work: Promise<unknown> = Promise.resolve()
const open = new Set<number>()
const toLearn: { id: string; text: string }[] = []
let isLearning = false

/** One that cannot be read is left out. */
const learn = async ({ id, text }: { id: string; text: string }): Promise<void> => {
  try {
    const answers = await readWindows(text)
    meanings.add(id, meanOf(answers.map(({ embedding }) => embedding)))
  } catch {
    return
  }
}

/** Questions come first: one known scam at a time, and only while nobody waits. */
const learnAll = async (): Promise<void> => {
  if (isLearning) return
  isLearning = true
  for (let next = toLearn.shift(); next !== undefined; next = toLearn.shift()) {
    while (open.size > 0) await sleep(BUSY_MILLISECONDS)
    await learn(next)
  }
  isLearning = false
}

/** Ended in the middle of a run, the runtime would take the whole process with it: the thread ends between runs. */
const stop = async (): Promise<void> => {
  await work
  await session.release()
  parentPort?.close()
}

const answer = async (id: number, text: string): Promise<void> => {
  open.add(id)
  try {
    parentPort?.postMessage({ id, opinion: await readText(text) })
  } catch {
    parentPort?.postMessage({ id })
  } finally {
    open.delete(id)
  }
}

parentPort?.on('message', (message: unknown) => {
  const request = Request.parse(message)
  if ('stop' in request) {
    toLearn.length = 0
    void stop()
  } else if ('learn' in request) {
    toLearn.push(request.learn)
    work = Promise.all([work, learnAll()])
  } else work = Promise.all([work, answer(request.id, request.text)])
})
