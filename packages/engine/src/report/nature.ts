import type { NatureId } from '../knowledge/natures.ts'
import type { Look } from '../learned/look.ts'
import type { Reading } from '../reading/types.ts'

type Test = (
  has: { rule: (...ids: string[]) => boolean; sender: (...sorts: string[]) => boolean },
  look: Look,
  promotion: number,
) => boolean

const FIRMS: readonly string[] = ['bank', 'pay', 'agency', 'tech', 'shop', 'telco']

/** A firm that is only spoken of did not write: who writes opens with the name and a colon, or signs. */
const OPENING = 30
const SIGNATURE = 40

const isWrittenBy = ({ things, plain }: Reading, sorts: readonly string[]): boolean =>
  things.some(({ kind, sort, start, end }) => {
    if (kind !== 'sender' || !sorts.includes(sort ?? '')) return false
    const opens = start < OPENING && /^ ?(?:[:|\]】>-]|free msg)/i.test(plain.slice(end, end + 12))
    const signs = end > plain.length - SIGNATURE && /[\n–—-] ?$/.test(plain.slice(Math.max(0, start - 2), start))
    return opens || signs
  })

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
  ['known-payment', ({ rule }) => rule('text/transfer-between-known')],
  ['advertising', (_has, _look, promotion) => promotion > 0.5],
  [
    'personal',
    ({ rule, sender }) => rule('text/ordinary-plan', 'text/meet-in-person') || (sender('family') && !sender(...FIRMS)),
  ],
  [
    'notice',
    ({ rule }, look) => rule('text/own-domain', 'text/known-amount-own-account') || isWrittenBy(look.reading, FIRMS),
  ],
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
