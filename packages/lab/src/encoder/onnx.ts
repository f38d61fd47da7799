import {
  type EncoderAbout,
  type EncoderOpinion,
  type LinkKnowledge,
  type Look,
  lookAt,
  opinionOf,
  type TextParts,
  windowCutter,
  type WindowAnswer,
} from '@atlas/engine'
import { read } from '@atlas/engine/text-parts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import * as z from 'zod'

export const About = z.looseObject({
  rows: z.string(),
  tokens: z.number(),
  stride: z.number(),
  kinds: z.array(z.string()),
  eightBits: z.object({ stretch: z.number(), shift: z.number() }).default({ stretch: 1, shift: 0 }),
})

export const readAbout = (folder: string): z.infer<typeof About> =>
  About.parse(JSON.parse(readFileSync(path.join(folder, 'encoder.json'), 'utf8')))

const outputs = ['score', 'kinds', 'doubt'] as const

const numbers = (tensor: Tensor | undefined): number[] =>
  tensor?.data instanceof Float32Array ? Array.from(tensor.data) : []

export type Ask = (look: Pick<Look, 'reading' | 'passage'>) => Promise<EncoderOpinion>

const asTrained = { stretch: 1, shift: 0 }

/** The encoder file of a folder, asked text by text as a server asks it. Without more, answers are those before eight bits are made up for. */
export const openOnnx = async (folder: string, eightBits: EncoderAbout['eightBits'] = asTrained): Promise<Ask> => {
  const about: EncoderAbout = { ...readAbout(folder), eightBits }
  const cut = windowCutter(readFileSync(path.join(folder, 'vocabulary.txt'), 'utf8'), about)
  const session = await InferenceSession.create(readFileSync(path.join(folder, 'encoder.onnx')), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  })
  const answerOf = async (window: Int32Array): Promise<WindowAnswer> => {
    const ids = BigInt64Array.from(window, BigInt)
    const { score, kinds, doubt } = await session.run({ ids: new Tensor('int64', ids, [ids.length]) }, outputs)
    return { score: numbers(score), kinds: numbers(kinds), doubt: numbers(doubt), embedding: [] }
  }
  return async (look) => {
    const { windows, hasPassage } = cut(look)
    const answers: WindowAnswer[] = []
    for (const window of windows) answers.push(await answerOf(window))
    return opinionOf(answers, hasPassage, about)
  }
}

type Asked = { readonly id: string; readonly text: string }

/** What the file of a folder says of each text, as it stands on a server: with what `eightBits` makes up for. */
export const askOnnx = async (
  folder: string,
  links: LinkKnowledge,
  texts: readonly Asked[],
  say: (line: string) => void = () => {},
): Promise<ReadonlyMap<string, EncoderOpinion>> => {
  const { stretch, shift } = readAbout(folder).eightBits
  const ask = await openOnnx(folder)
  const opinions = new Map<string, EncoderOpinion>()
  for (const { id, text } of texts) {
    if (opinions.size > 0 && opinions.size % 2000 === 0) say(`the encoder has read ${opinions.size} of ${texts.length}`)
    const opinion = await ask({ reading: read(text, links), passage: undefined })
    opinions.set(id, { ...opinion, score: opinion.score * stretch + shift })
  }
  return opinions
}

/** The same with what it says of the worst passage of each long text, which the core chooses: other cores, others. */
export const askPassages = async (
  folder: string,
  parts: TextParts,
  texts: readonly Asked[],
  opinions: ReadonlyMap<string, EncoderOpinion>,
): Promise<ReadonlyMap<string, EncoderOpinion>> => {
  const { stretch, shift } = readAbout(folder).eightBits
  const ask = await openOnnx(folder)
  const all = new Map(opinions)
  for (const { id, text } of texts) {
    const opinion = opinions.get(id)
    const passage = opinion === undefined ? undefined : lookAt(text, parts).passage
    if (opinion === undefined || passage === undefined) continue
    const { score } = await ask({ reading: passage.reading, passage: undefined })
    all.set(id, { ...opinion, passage: score * stretch + shift })
  }
  return all
}
