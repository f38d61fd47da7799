import { learnExample, type Look, lookAt, reportOn, type TextParts, unlearnExample, type Verdict } from '@atlas/engine'
import { gramsOf, mask, placeOf, readWords } from '@atlas/engine/text-parts'
import type { Ask } from '../encoder/onnx.ts'
import { isBenchmark, isUndecidable, type Row } from '../text/corpus.ts'

/** How many benchmark messages would get another verdict if an example were approved, and of how many. */
export type Effect = { readonly scam: number; readonly honest: number; readonly messages: number }

type Message = Pick<Row, 'id' | 'text'>

/** The messages that the figures are measured on. */
export const measuredRows = <Some extends Row>(rows: readonly Some[]): Some[] =>
  rows.filter((row) => isBenchmark(row) && !isUndecidable(row))

/** The id of the example while it is tried. */
const TRIED = 'tried'

/** From about here on a message may be judged by a passage alone, which has neighbours of its own. */
const PASSAGES_FROM = 400

type Filed = Message & { readonly runs: readonly number[] }

/** Messages by their word runs: an example that shares none of its telling runs with a message cannot be near it. */
const fileMessages = (messages: readonly Message[]) => {
  const filed: Filed[] = messages.map(({ id, text }) => ({
    id,
    text,
    runs: [...new Set(gramsOf(mask(readWords(text))).words.map(placeOf))],
  }))
  const byRun = new Map<number, Filed[]>()
  for (const message of filed)
    for (const run of message.runs) {
      const list = byRun.get(run)
      if (list === undefined) byRun.set(run, [message])
      else list.push(message)
    }
  return (runs: readonly number[]): Filed[] => [...new Set(runs.flatMap((run) => byRun.get(run) ?? []))]
}

/** Two looks with the same mark are judged alike: of all that is looked at only the nearest examples can change. */
const markOf = ({ neighbours, passage }: Look): string =>
  JSON.stringify([
    neighbours.map(({ id }) => id),
    passage?.span ?? null,
    passage?.neighbours.map(({ id }) => id) ?? null,
  ])

/**
 * Counts what approving an example would change at once: it joins the known examples that texts are compared with. What a
 * later training makes of it is measured by that training.
 */
export const openEffects = (messages: readonly Message[], parts: TextParts, ask: Ask) => {
  const { model } = parts
  const near = fileMessages(messages)
  const verdicts = new Map<string, Promise<Verdict>>()

  const judge = async ({ id }: Message, look: Look, isTried: boolean): Promise<Verdict> => {
    const judged = async (): Promise<Verdict> => reportOn(look, model, await ask(look)).verdict
    if (isTried) return judged()
    const known = verdicts.get(id) ?? judged()
    verdicts.set(id, known)
    return known
  }

  const trying = async <Answer>(
    text: string,
    label: 'scam' | 'honest',
    work: () => Answer,
  ): Promise<Awaited<Answer>> => {
    learnExample(model, { id: TRIED, label, kind: 'other', text })
    try {
      return await work()
    } finally {
      unlearnExample(model, TRIED)
    }
  }

  /** Those whose nearest examples it would join, and long ones whose passages it may. */
  const reached = (): Filed[] =>
    near(model.likeness.runsOf(TRIED)).filter(
      ({ text, runs }) =>
        text.length >= PASSAGES_FROM || model.likeness.nearest(runs, 8).some(({ id }) => id === TRIED),
    )

  return async (text: string): Promise<Effect> => {
    const candidates = await trying(text, 'scam', reached)
    const before = candidates.map((message) => ({ message, look: lookAt(message.text, parts) }))
    const count = async (): Promise<number> => {
      let changed = 0
      for (const { message, look } of before) {
        const after = lookAt(message.text, parts)
        if (markOf(after) === markOf(look)) continue
        if ((await judge(message, look, false)) !== (await judge(message, after, true))) changed += 1
      }
      return changed
    }
    const scam = await trying(text, 'scam', count)
    const honest = await trying(text, 'honest', count)
    return { scam, honest, messages: messages.length }
  }
}
