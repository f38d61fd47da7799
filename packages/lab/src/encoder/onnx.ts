import { type EncoderAbout, type EncoderOpinion, opinionOf, windowCutter, type WindowAnswer } from '@atlas/engine'
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

/** The encoder file of a folder, asked text by text as a server asks it. Answers before eight bits are made up for. */
export const openOnnx = async (folder: string): Promise<(text: string) => Promise<EncoderOpinion>> => {
  const about: EncoderAbout = { ...readAbout(folder), eightBits: { stretch: 1, shift: 0 } }
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
  return async (text) => {
    const answers: WindowAnswer[] = []
    for (const window of cut(text)) answers.push(await answerOf(window))
    return opinionOf(answers, about)
  }
}

type Asked = { readonly id: string; readonly text: string }

/** What the file of a folder says of each text, as it stands on a server: with what `eightBits` makes up for. */
export const askOnnx = async (
  folder: string,
  texts: readonly Asked[],
  say: (line: string) => void = () => {},
): Promise<ReadonlyMap<string, EncoderOpinion>> => {
  const { stretch, shift } = readAbout(folder).eightBits
  const ask = await openOnnx(folder)
  const opinions = new Map<string, EncoderOpinion>()
  for (const { id, text } of texts) {
    if (opinions.size > 0 && opinions.size % 2000 === 0) say(`the encoder has read ${opinions.size} of ${texts.length}`)
    const opinion = await ask(text)
    opinions.set(id, { ...opinion, score: opinion.score * stretch + shift })
  }
  return opinions
}
