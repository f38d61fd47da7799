import type { AidTime, Happening, Payment } from './first-aid.ts'

/** What makes a step needed. Money whose way is not known yet counts as `paid-?`. */
type Cause = Exclude<Happening, 'money'> | `paid-${Payment | '?'}`

type AidStep = {
  readonly id: string
  readonly when: AidTime
  readonly for: readonly (Cause | 'paid')[]
  /** Not when this happened too: then a more urgent step says it. */
  readonly unless?: Cause
  readonly do: string
  readonly why: string
  /** The very words to say, by what happened. */
  readonly tell?: Partial<Record<Cause, string>>
  /** Which of the country's numbers belong to this step. */
  readonly lines?: 'first' | 'others'
}

const serious = ['paid', 'code', 'card', 'remote'] as const

/** Every step, most urgent first. */
const steps: readonly AidStep[] = [
  {
    id: 'hang-up',
    when: 'now',
    for: serious,
    do: 'Stop talking to them',
    why: 'Hang up and do not answer again. You owe them nothing, not even a goodbye.',
  },
  {
    id: 'internet-off',
    when: 'now',
    for: ['remote'],
    do: 'Switch the internet off',
    why: 'Pull the cable or turn off Wi-Fi, now.',
  },
  {
    id: 'bank',
    when: 'now',
    for: ['paid-?', 'paid-bank', 'paid-card', 'paid-app', 'card', 'remote', 'code'],
    do: 'Call your bank, on the number on your card',
    why: 'At any hour, from another phone if they were in yours. The first minutes count most.',
    tell: {
      'paid-?': '“I was tricked into a payment. Can you stop it?”',
      'paid-bank': '“I was tricked into a transfer. Please recall it and freeze the account it went to.”',
      'paid-card': '“I paid a scam by card. Please block the card and dispute the payment.”',
      'paid-app': '“I paid a scam through a payment app that is linked to my account.”',
      card: '“I gave away my card details. Please block the card.”',
      remote: '“Somebody was in my device. Please lock my online banking.”',
      code: '“I gave away a code or password.” If it was your bank’s.',
    },
    lines: 'first',
  },
  {
    id: 'app',
    when: 'now',
    for: ['paid-app'],
    do: 'Report it in the payment app',
    why: 'A payment that is still pending can sometimes be cancelled.',
  },
  {
    id: 'gift',
    when: 'now',
    for: ['paid-gift'],
    do: 'Call the gift card’s company',
    why: 'The number is on the back of the card. Ask to freeze what is left. Keep card and receipt.',
  },
  {
    id: 'coin',
    when: 'now',
    for: ['paid-coin'],
    do: 'Tell the exchange you sent it from',
    why: 'Give them the address and the transaction number, and ask them to flag it.',
  },
  {
    id: 'cash',
    when: 'now',
    for: ['paid-cash'],
    do: 'Stop the parcel: call the post or the courier',
    why: 'Give the tracking number. Handed over in person? Call the police now.',
  },
  {
    id: 'password',
    when: 'now',
    for: ['code'],
    do: 'Change that password',
    why: 'On the real site, typed in by you. Then everywhere you used the same one.',
  },
  {
    id: 'sign-out',
    when: 'now',
    for: ['code'],
    do: 'Sign out all devices',
    why: 'In the account’s security settings.',
  },
  {
    id: 'passwords-elsewhere',
    when: 'now',
    for: ['remote'],
    do: 'Change the passwords of mail and bank',
    why: 'On another device, mail first.',
  },
  {
    id: 'close',
    when: 'now',
    for: ['click'],
    do: 'Close the page and type nothing in',
    why: 'Looking alone rarely does harm.',
  },
  {
    id: 'typed',
    when: 'now',
    for: ['click'],
    unless: 'code',
    do: 'Typed something in? Choose “I gave a code or password” too',
    why: 'Those steps are more urgent.',
  },
  {
    id: 'file',
    when: 'now',
    for: ['click'],
    do: 'A file came down? Do not open it',
    why: 'Delete it and run the virus scan of your device.',
  },
  {
    id: 'keep',
    when: 'today',
    for: serious,
    do: 'Keep everything',
    why: 'Messages, numbers, the account you paid into. Take screenshots before you block anyone.',
  },
  {
    id: 'report',
    when: 'today',
    for: serious,
    do: 'Report it',
    why: 'You get a reference number. The bank will ask for it.',
    lines: 'others',
  },
  {
    id: 'tell',
    when: 'today',
    for: serious,
    do: 'Tell somebody you trust',
    why: 'Nobody thinks clearly alone. They can sit with you while you call.',
  },
  {
    id: 'credit',
    when: 'today',
    for: ['card'],
    do: 'Ask for a fraud alert on your credit file',
    why: 'So that nobody opens an account in your name.',
  },
  {
    id: 'passport',
    when: 'today',
    for: ['card'],
    do: 'Gave a passport or ID? Report it',
    why: 'The office that issued it can mark it as misused.',
  },
  {
    id: 'clean',
    when: 'today',
    for: ['remote'],
    do: 'Let someone you know clean the device',
    why: 'Before it goes online again.',
  },
  {
    id: 'two-step',
    when: 'today',
    for: ['code'],
    do: 'Turn on two-step sign-in',
    why: 'So that a password alone is not enough next time.',
  },
  {
    id: 'watch',
    when: 'after',
    for: ['paid-card', 'code', 'card', 'remote'],
    do: 'Look at your account often',
    why: 'Tell the bank of anything you do not know, also of small amounts.',
  },
  {
    id: 'second-call',
    when: 'after',
    for: serious,
    do: 'Expect a second call',
    why: '“We can get your money back for a fee” is the same people. Hang up.',
  },
]

export type PlannedStep = Omit<AidStep, 'for' | 'unless' | 'tell'> & { readonly tell: readonly string[] }

const causesOf = (what: ReadonlySet<Happening>, how: ReadonlySet<Payment>): readonly Cause[] => [
  ...[...what].flatMap((happening) => (happening === 'money' ? [] : [happening])),
  ...(what.has('money') && how.size === 0 ? (['paid-?'] as const) : []),
  ...(what.has('money') ? Array.from(how, (payment) => `paid-${payment}` as const) : []),
]

const isFor = (step: AidStep, causes: readonly Cause[]): boolean =>
  (step.unless === undefined || !causes.includes(step.unless)) &&
  causes.some((cause) => step.for.includes(cause) || (cause.startsWith('paid-') && step.for.includes('paid')))

/** The steps for all that happened, each once, most urgent first. Empty until something is chosen. */
export const aidPlan = (what: ReadonlySet<Happening>, how: ReadonlySet<Payment>): readonly PlannedStep[] => {
  const causes = causesOf(what, how)
  return steps
    .filter((step) => isFor(step, causes))
    .map(({ for: _for, unless: _unless, tell = {}, ...step }) => ({
      ...step,
      tell: causes.flatMap((cause) => tell[cause] ?? []),
    }))
}
