/** First aid: what happened, how it was paid, and the steps in their order. */
export const aidWords = {
  title: 'It already happened',
  lead: 'You are not the first, and you are not foolish. Choose what happened.',
  what: 'What happened? Choose all that fit.',
  how: 'How did you pay? Choose all that fit.',
  wait: 'The steps appear here, most urgent first.',
  order: 'Do this, in this order',
  say: 'Say:',
  whole: 'Open this on a page of its own, to print it or send it',
} as const

/** The page of its own. */
export const helpWords = {
  title: 'It already happened',
  lead: 'You are not the first, and you are not foolish. The next minutes count, so we begin with those.',
  print: 'Print',
  again: 'Start again',
  plan: 'Your steps',
} as const

export type Happening = 'money' | 'code' | 'click' | 'card' | 'remote'
export type Payment = 'bank' | 'card' | 'app' | 'gift' | 'coin' | 'cash'

export const happenings: readonly { readonly id: Happening; readonly name: string }[] = [
  { id: 'money', name: 'I sent money' },
  { id: 'code', name: 'I gave a code or password' },
  { id: 'card', name: 'I gave card or ID details' },
  { id: 'remote', name: 'I let them into my device' },
  { id: 'click', name: 'I clicked the link' },
]

export const payments: readonly { readonly id: Payment; readonly name: string }[] = [
  { id: 'bank', name: 'Bank transfer' },
  { id: 'card', name: 'Card' },
  { id: 'app', name: 'Payment app' },
  { id: 'gift', name: 'Gift cards' },
  { id: 'coin', name: 'Crypto' },
  { id: 'cash', name: 'Cash or parcel' },
]

export type AidTime = 'now' | 'today' | 'after'

export const aidTimes: Readonly<Record<AidTime, string>> = {
  now: 'In the next minutes',
  today: 'Today',
  after: 'In the weeks after',
}
