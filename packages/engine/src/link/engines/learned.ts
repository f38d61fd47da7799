import { CUTS } from '../model/calibration.ts'
import { because } from '../reasons.ts'
import type { Engine, Finding } from './engine.ts'

const judge = (probability: number): Finding => {
  if (probability >= CUTS.dangerous) return { opinion: 'malicious', because: because('built-like-scams') }
  if (probability >= CUTS.suspicious) return { opinion: 'suspicious', because: because('much-like-scams') }
  // What was learned may warn, never acquit: a scam can be put together as honest addresses are.
  if (probability < CUTS.harmless) return { opinion: 'cannot-tell', because: because('built-like-honest') }
  return { opinion: 'cannot-tell', because: because('could-be-either') }
}

export const learned: Engine = {
  id: 'link/learned',
  judge: (subject) =>
    subject.learned === undefined ? { opinion: 'skipped', because: because('no-model') } : judge(subject.learned),
}
