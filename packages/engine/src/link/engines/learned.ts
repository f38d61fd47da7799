import { CUTS } from '../model/calibration.ts'
import type { Engine, Finding } from './engine.ts'

const judge = (probability: number): Finding => {
  if (probability >= CUTS.dangerous)
    return { opinion: 'malicious', reason: 'The address is put together as scam addresses are.' }
  if (probability >= CUTS.suspicious)
    return { opinion: 'suspicious', reason: 'The address has much in common with scam addresses.' }
  if (probability < CUTS.harmless)
    return { opinion: 'harmless', reason: 'The address is put together as honest addresses are.' }
  return { opinion: 'cannot-tell', reason: 'The address could be either.' }
}

export const learned: Engine = {
  id: 'link/learned',
  name: 'Learned from known scam links',
  judge: (subject) =>
    subject.learned === undefined
      ? { opinion: 'skipped', reason: 'No learned model is installed.' }
      : judge(subject.learned),
}
