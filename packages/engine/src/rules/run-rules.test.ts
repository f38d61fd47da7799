import { expect, test } from 'vitest'
import { model } from '../../testing/link-model.ts'
import { read } from '../reading/read.ts'
import { seek } from '../reading/sought.ts'
import { allRules } from './all-rules.ts'
import { runRules } from './run-rules.ts'

const firedIn = (text: string): string[] => runRules(seek(read(text, { model }))).map(({ rule }) => rule.id)

test('what undoes a rule is a rule', () => {
  const ids = new Set(allRules.map(({ id }) => id))
  expect(allRules.flatMap(({ undoneBy = [] }) => undoneBy).filter((id) => !ids.has(id))).toEqual([])
})

test.each([
  ['text/code-do-not-share', 'Your code is 482913. Do not share it with anyone.', 'Then read me the 6 digits.'],
  ['text/balance-shown', 'Avl bal INR 12,004.11', 'Read me the 6-digit code so I can cancel the payment.'],
  [
    'text/known-amount-own-account',
    'Your card ending 4411 was used.',
    'Please enter your card details to get it back.',
  ],
  ['text/call-number-on-card', 'You can check this in the app.', 'Please send me the code you just received.'],
])('%s speaks for a notice, and not for one that turns', (rule, notice, turn) => {
  expect(firedIn(notice)).toContain(rule)
  expect(firedIn(`${notice} ${turn}`)).not.toContain(rule)
})
