import {
  adviceByKind,
  type AdviceId,
  anyQuestion,
  generalAdvice as general,
  questionByKind,
  type QuestionId,
} from '../knowledge/advice.ts'
import type { KindId } from '../knowledge/kinds.ts'
import type { Stage } from '../knowledge/stages.ts'
import type { Verdict } from '../reading/types.ts'

/** Advice for a report, most urgent first. */
export const adviceFor = (
  verdict: Verdict,
  kind: KindId | undefined,
  stage: Stage | undefined,
  unsure: boolean,
): AdviceId[] => {
  if (verdict === 'legitimate') return [...(unsure ? general.unsure : general.legitimate)]
  const steps = adviceByKind[kind ?? 'other']
  const first = stage === 'paid' ? general.paid : []
  return verdict === 'scam' ? [...first, ...steps, ...general.scam] : [...first, ...general.suspicious, ...steps]
}

const hasQuestion = (kind: KindId): kind is keyof typeof questionByKind => Object.hasOwn(questionByKind, kind)

export const questionFor = (kind: KindId | undefined): QuestionId =>
  kind !== undefined && hasQuestion(kind) ? questionByKind[kind] : anyQuestion
