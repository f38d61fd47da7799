import {
  adviceByKind,
  type AdviceId,
  anyQuestion,
  generalAdvice as general,
  opensNoLink,
  questionByKind,
  type QuestionId,
  withoutThing,
} from '../knowledge/advice.ts'
import type { KindId } from '../knowledge/kinds.ts'
import type { Stage } from '../knowledge/stages.ts'
import type { Thing, Verdict } from '../reading/types.ts'

type Case = {
  readonly verdict: Verdict
  readonly kind: KindId | undefined
  readonly stage: Stage | undefined
  readonly unsure: boolean
  readonly things: readonly Pick<Thing, 'kind'>[]
}

/** Advice speaks of what is there: no number without a number, and a link is named where there is one. */
const fitting = (steps: readonly AdviceId[], things: Case['things']): AdviceId[] => {
  const has = (kind: string): boolean => things.some((thing) => thing.kind === kind)
  const fits = steps.flatMap((step) => {
    const { needs, instead } = withoutThing[step] ?? {}
    return needs === undefined || has(needs) ? [step] : (instead ?? [])
  })
  const isSaid = !has('link') || fits.some((step) => opensNoLink.has(step))
  return [...new Set(isSaid ? fits : [...general.link, ...fits])]
}

/** Advice for a report, most urgent first. */
export const adviceFor = ({ verdict, kind, stage, unsure, things }: Case): AdviceId[] => {
  if (verdict === 'legitimate') return [...(unsure ? general.unsure : general.legitimate)]
  const steps = fitting(adviceByKind[kind ?? 'other'], things)
  const first = stage === 'paid' ? general.paid : []
  return verdict === 'scam' ? [...first, ...steps, ...general.scam] : [...first, ...general.suspicious, ...steps]
}

const hasQuestion = (kind: KindId): kind is keyof typeof questionByKind => Object.hasOwn(questionByKind, kind)

export const questionFor = (kind: KindId | undefined): QuestionId =>
  kind !== undefined && hasQuestion(kind) ? questionByKind[kind] : anyQuestion
