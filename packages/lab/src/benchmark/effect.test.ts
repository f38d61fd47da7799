import { learnExample, lookAt, reportOn, SCAM_ABOVE, SUSPICIOUS_ABOVE, unlearnExample } from '@atlas/engine'
import { beforeAll, expect, test } from 'vitest'
import { type Ask, openAsServer } from '../encoder/onnx.ts'
import { places } from '../pipeline/places.ts'
import { readCorpus } from '../text/corpus.ts'
import { readLinks, readModel } from '../text/model-reader.ts'
import { measuredRows, openEffects } from './effect.ts'

const parts = { model: readModel(), links: readLinks() }
/** Every so-manieth message, long ones among them: enough to compare with counting them all. */
const messages = measuredRows(readCorpus()).filter((_, place) => place % 24 === 0)
let ask: Ask
beforeAll(async () => {
  ask = await openAsServer(places.encoder, parts.model)
}, 60_000)

const judgeAll = async () => {
  const reports = []
  for (const { text } of messages) {
    const look = lookAt(text, parts)
    reports.push(reportOn(look, parts.model, await ask(look)))
  }
  return reports
}

/** Each message judged with and without, none left out. */
const countAll = async (text: string, label: 'scam' | 'honest', before: readonly string[]): Promise<number> => {
  learnExample(parts.model, { id: 'by-hand', label, kind: 'other', text })
  const after = await judgeAll()
  unlearnExample(parts.model, 'by-hand')
  return after.filter(({ verdict }, place) => verdict !== before[place]).length
}

test('a copy of a message near a cut point changes it, as many as judging them all finds; what is like none changes none', async () => {
  const effectOf = openEffects(messages, parts, ask)
  const before = await judgeAll()
  const nearness = (place: number): number =>
    Math.min(...[SUSPICIOUS_ABOVE, SCAM_ABOVE].map((cut) => Math.abs(Math.log((before[place]?.score ?? 0) / cut))))
  const [nearest = messages[0]] = messages.toSorted(
    (left, right) => nearness(messages.indexOf(left)) - nearness(messages.indexOf(right)),
  )
  const copy = nearest?.text ?? ''
  const effect = await effectOf(copy)
  expect(effect.scam + effect.honest).toBeGreaterThan(0)
  expect(effect.messages).toBe(messages.length)
  const verdicts = before.map(({ verdict }) => verdict)
  expect(await countAll(copy, 'scam', verdicts)).toBe(effect.scam)
  expect(await countAll(copy, 'honest', verdicts)).toBe(effect.honest)
  const unlike = 'Zorbo quartz velvet glimmer behind copper lanterns, owls sing nothing of it and the tin door hums'
  expect(await effectOf(unlike)).toEqual({ scam: 0, honest: 0, messages: messages.length })
  // What was tried is not kept.
  expect(await effectOf(copy)).toEqual(effect)
}, 240_000)
