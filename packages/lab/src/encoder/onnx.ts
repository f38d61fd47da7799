import {
  type Cut,
  type EncoderAbout,
  type EncoderOpinion,
  type Limits,
  limitsInFile,
  type LinkKnowledge,
  type Look,
  lookAt,
  nextReading,
  opinionOf,
  type TextModel,
  type TextParts,
  windowCutter,
  type WindowAnswer,
  withPassage,
} from '@atlas/engine'
import { read } from '@atlas/engine/text-parts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import * as z from 'zod'

const Line = z.object({ stretch: z.number(), shift: z.number() })
const straight = { stretch: 1, shift: 0 } as const

export const About = z.looseObject({
  rows: z.string(),
  tokens: z.number(),
  stride: z.number(),
  kinds: z.array(z.string()),
  eightBits: Line.default(straight),
  early: Line.default(straight),
})

export const readAbout = (folder: string): z.infer<typeof About> =>
  About.parse(JSON.parse(readFileSync(path.join(folder, 'encoder.json'), 'utf8')))

/** The two halves of an encoder. */
export const onnxFiles = ['encoder-first.onnx', 'encoder-rest.onnx'] as const

const numbers = (tensor: Tensor | undefined): number[] =>
  tensor?.data instanceof Float32Array ? Array.from(tensor.data) : []

type ReadWindow = (window: Int32Array, limits: Limits) => Promise<WindowAnswer>

const open = (folder: string, name: string): Promise<InferenceSession> =>
  InferenceSession.create(readFileSync(path.join(folder, name)), { intraOpNumThreads: 1, interOpNumThreads: 1 })

const idsOf = (window: Int32Array) => ({
  ids: new Tensor('int64', BigInt64Array.from(window, BigInt), [window.length]),
})

const answerOf = ({ score, kinds, doubt }: InferenceSession.ReturnType, early: number[]): WindowAnswer => ({
  early,
  score: numbers(score),
  kinds: numbers(kinds),
  doubt: numbers(doubt),
  embedding: [],
})

const openFile = async (folder: string): Promise<ReadWindow> => {
  const first = await open(folder, onnxFiles[0])
  const rest = await open(folder, onnxFiles[1])
  return async (window, { below, above }) => {
    const { states, early, earlyKinds } = await first.run(idsOf(window))
    const said = numbers(early)
    const [word = Number.NaN] = said
    if (states === undefined || word < below || word > above)
      return { early: said, score: [], kinds: numbers(earlyKinds), doubt: [], embedding: [] }
    return answerOf(await rest.run({ states }, ['score', 'kinds', 'doubt']), said)
  }
}

const openCut = (folder: string, about: EncoderAbout) =>
  windowCutter(readFileSync(path.join(folder, 'vocabulary.txt'), 'utf8'), about)

const readAll = async (
  readWindow: ReadWindow,
  windows: readonly Int32Array[],
  limits: Limits,
): Promise<WindowAnswer[]> => {
  const answers: WindowAnswer[] = []
  for (const window of windows) answers.push(await readWindow(window, limits))
  return answers
}

/** Nothing lies outside: everything is read to its end. */
const NO_LIMITS: Limits = { below: Number.NEGATIVE_INFINITY, above: Number.POSITIVE_INFINITY }

/** The encoder of a folder, asked for all it can say of a text as a whole. Without lines, answers are the file's own. */
export const openOnnx = async (
  folder: string,
  lines: Partial<Pick<EncoderAbout, 'eightBits' | 'early'>> = {},
): Promise<(reading: Look['reading']) => Promise<EncoderOpinion>> => {
  const about: EncoderAbout = { ...readAbout(folder), eightBits: straight, early: straight, ...lines }
  const cut = openCut(folder, about)
  const readWindow = await openFile(folder)
  return async (reading) =>
    opinionOf(await readAll(readWindow, cut({ reading, passage: undefined }).text, NO_LIMITS), about)
}

export type Ask = (look: Look) => Promise<EncoderOpinion>

/** The encoder of a folder, asked as a server asks it: no further than the verdict needs. */
export const openAsServer = async (folder: string, model: TextModel): Promise<Ask> => {
  const about = readAbout(folder)
  const cut = openCut(folder, about)
  const readWindow = await openFile(folder)
  return async (look) => {
    let windows: Cut | undefined
    let heard: EncoderOpinion = {}
    for (let next = nextReading(look, model, heard); next !== undefined; next = nextReading(look, model, heard)) {
      windows ??= cut(look)
      const answers = await readAll(readWindow, windows[next.part], limitsInFile(next.limits, about))
      heard = next.part === 'passage' ? withPassage(heard, answers, about) : { ...heard, ...opinionOf(answers, about) }
    }
    return heard
  }
}

type Asked = { readonly id: string; readonly text: string }

const eachOf = async (
  texts: readonly Asked[],
  ask: (text: string) => Promise<EncoderOpinion>,
  say: (line: string) => void,
): Promise<ReadonlyMap<string, EncoderOpinion>> => {
  const opinions = new Map<string, EncoderOpinion>()
  for (const { id, text } of texts) {
    if (opinions.size > 0 && opinions.size % 2000 === 0) say(`the encoder has read ${opinions.size} of ${texts.length}`)
    opinions.set(id, await ask(text))
  }
  return opinions
}

/** All that the encoder of a folder says of each text. */
export const askOnnx = async (
  folder: string,
  links: LinkKnowledge,
  texts: readonly Asked[],
  say: (line: string) => void = () => {},
): Promise<ReadonlyMap<string, EncoderOpinion>> => {
  const ask = await openOnnx(folder, readAbout(folder))
  return eachOf(texts, (text) => ask(read(text, links)), say)
}

/** What it says when a server asks it. The core decides how far and of which passage: other cores, other answers. */
export const askAsServer = async (
  folder: string,
  parts: TextParts,
  texts: readonly Asked[],
  say: (line: string) => void = () => {},
): Promise<ReadonlyMap<string, EncoderOpinion>> => {
  const ask = await openAsServer(folder, parts.model)
  return eachOf(texts, (text) => ask(lookAt(text, parts)), say)
}
