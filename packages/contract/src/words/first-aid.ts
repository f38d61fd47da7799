type Step = { readonly do: string; readonly why: string }

/** First aid: what happened, how it was paid, and the steps in their order. */
export const aidWords = {
  title: 'It already happened',
  lead: 'You are not the first, and you are not foolish. Choose what happened.',
  what: 'What happened?',
  how: 'How did you pay?',
  wait: 'The steps appear here, most urgent first.',
  waitPay: 'Choose how you paid. The first step depends on it.',
  order: 'Do this, in this order',
} as const

export type Happening = 'money' | 'code' | 'click' | 'card' | 'remote'
export type Payment = 'bank' | 'card' | 'app' | 'gift' | 'coin' | 'cash'

export const happenings: readonly { readonly id: Happening; readonly name: string }[] = [
  { id: 'money', name: 'I sent money' },
  { id: 'code', name: 'I gave a code or password' },
  { id: 'click', name: 'I clicked the link' },
  { id: 'card', name: 'I gave card or ID details' },
  { id: 'remote', name: 'I let them into my device' },
]

export const payments: readonly { readonly id: Payment; readonly name: string }[] = [
  { id: 'bank', name: 'Bank transfer' },
  { id: 'card', name: 'Card' },
  { id: 'app', name: 'Payment app' },
  { id: 'gift', name: 'Gift cards' },
  { id: 'coin', name: 'Crypto' },
  { id: 'cash', name: 'Cash or parcel' },
]

const firstByPayment: Readonly<Record<Payment, Step>> = {
  bank: {
    do: 'Call your bank now, on the number on your card',
    why: 'Say: “I was tricked into a transfer. Please recall it and freeze the account.” The first hours count most.',
  },
  card: { do: 'Call the number on your card now', why: 'Ask to block the card and to dispute the payment.' },
  app: {
    do: 'Report it in the app, then call the bank behind it',
    why: 'A payment that is still pending can sometimes be cancelled.',
  },
  gift: {
    do: 'Call the gift card’s company now',
    why: 'The number is on the back. Ask to freeze what is left. Keep card and receipt.',
  },
  coin: {
    do: 'Tell the exchange you sent it from',
    why: 'Give them the address and the transaction number, and ask them to flag it.',
  },
  cash: {
    do: 'Stop the parcel: call the post or the courier',
    why: 'Give the tracking number. Handed over in person? Call the police now.',
  },
}

const afterPaying: readonly Step[] = [
  {
    do: 'Keep everything',
    why: 'Messages, numbers, the account you paid into. Take screenshots before you block anyone.',
  },
  { do: 'Report it to the fraud office or the police', why: 'You get a reference number. The bank will ask for it.' },
  { do: 'Expect a second call', why: '“We can get your money back for a fee” is the same people. Hang up.' },
]

const steps: Readonly<Record<Exclude<Happening, 'money'>, readonly Step[]>> = {
  code: [
    {
      do: 'Change that password now',
      why: 'On the real site, typed in by you. Then everywhere you used the same one.',
    },
    { do: 'Sign out all devices', why: 'In the account’s security settings.' },
    { do: 'Was the code from your bank? Call the bank', why: 'Use the number on your card.' },
    { do: 'Turn on two-step sign-in', why: 'So that a password alone is not enough next time.' },
  ],
  click: [
    { do: 'Close the page and type nothing in', why: 'Looking alone rarely does harm.' },
    {
      do: 'Typed something in? Choose “I gave a code or password”',
      why: 'Those steps are more urgent.',
    },
    { do: 'A file came down? Do not open it', why: 'Delete it and run the virus scan of your device.' },
  ],
  card: [
    { do: 'Call your bank and block the card', why: 'Use the number on the card, at any hour.' },
    { do: 'Ask for a fraud alert on your credit file', why: 'So that nobody opens an account in your name.' },
    { do: 'Gave a passport or ID? Report it', why: 'The office that issued it can mark it as misused.' },
  ],
  remote: [
    { do: 'Switch the internet off', why: 'Pull the cable or turn off Wi-Fi, now.' },
    { do: 'Call your bank from another phone', why: 'Say that someone was in your device.' },
    { do: 'Change the passwords of mail and bank', why: 'On another device, mail first.' },
    { do: 'Let someone you know clean it', why: 'Before it goes online again.' },
  ],
}

/** Empty until enough is known to say what comes first. */
export const firstAidSteps = (what: Happening | undefined, how: Payment | undefined): readonly Step[] => {
  if (what === undefined) return []
  if (what !== 'money') return steps[what]
  return how === undefined ? [] : [firstByPayment[how], ...afterPaying]
}
