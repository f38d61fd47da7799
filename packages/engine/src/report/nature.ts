import type { NatureId } from '../knowledge/natures.ts'
import type { Look } from '../learned/look.ts'

type Test = (
  has: { rule: (...ids: string[]) => boolean; sender: (...sorts: string[]) => boolean },
  look: Look,
  promotion: number,
) => boolean

const tests: readonly (readonly [NatureId, Test])[] = [
  [
    'code',
    ({ rule }, { reading }) =>
      reading.things.some(({ kind }) => kind === 'code') || rule('text/plain-code', 'text/code-validity'),
  ],
  ['account-notice', ({ rule }) => rule('text/account-entry', 'text/balance-shown', 'text/statement-ready')],
  ['warning', ({ rule }) => rule('text/warns-of-scams')],
  ['appointment', ({ rule }) => rule('text/appointment')],
  ['delivery', ({ sender }) => sender('carrier')],
  ['known-payment', ({ rule }) => rule('text/transfer-between-known', 'text/known-amount-own-account')],
  ['advertising', (_has, _look, promotion) => promotion > 0.5],
  ['personal', ({ rule, sender }) => rule('text/ordinary-plan', 'text/meet-in-person') || sender('family')],
  ['notice', ({ sender }) => sender('bank', 'pay', 'agency', 'tech', 'shop', 'telco')],
]

/** What kind of honest message it is, from what was found in it; `message` where nothing more can be said. */
export const natureOf = (look: Look, promotion: number): NatureId => {
  const fired = new Set(look.fired.map(({ rule }) => rule.id))
  const sorts = new Set(look.reading.things.flatMap(({ kind, sort }) => (kind === 'sender' ? (sort ?? []) : [])))
  const has = {
    rule: (...ids: string[]): boolean => ids.some((id) => fired.has(id)),
    sender: (...wanted: string[]): boolean => wanted.some((sort) => sorts.has(sort)),
  }
  return tests.find(([, test]) => test(has, look, promotion))?.[0] ?? 'message'
}
