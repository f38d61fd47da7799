/** Signs, by the id of the rule that finds them: what speaks for it. */
export const reassuringSigns = {
  'text/code-do-not-share': {
    title: 'A code, and a word to keep it to yourself',
    why: 'Senders of real codes tell you to share them with nobody.',
  },
  'text/plain-code': {
    title: 'Delivers a code',
    why: 'Codes come like this. Type it in yourself and tell it to nobody.',
  },
  'text/we-never-ask': {
    title: 'Says what the sender never does or asks for',
    why: 'Honest senders remind you of this. Some scams copy it, so it counts only a little.',
  },
  'text/call-number-on-card': {
    title: 'Speaks of the app, the branch or a number you have',
    why: 'An app, a branch or a number that you already use is the safe way. It counts a little.',
  },
  'text/own-domain': {
    title: 'Every link leads to a known firm or to an office',
    why: 'The address belongs to them. Who wrote the message is another question.',
  },
  'text/warns-of-scams': {
    title: 'Speaks about scams',
    why: 'Those who warn of scams, or tell of one, name them. A few scams do it too.',
  },
  'text/stop-to-opt-out': {
    title: 'Offers a way to opt out',
    why: 'Most real mailings do, though scams copy it. It counts little.',
  },
  'text/ordinary-plan': {
    title: 'Everyday words between people',
    why: 'People write so to people they know. It counts a little.',
  },
  'text/no-payment-needed': {
    title: 'Says that something is free, or paid on delivery',
    why: 'Most scams want money first. It counts a little only.',
  },
  'text/independent-check': {
    title: 'Leaves you time, or a way to come, write or ask',
    why: 'Scams hurry you and steer you away from checking.',
  },
  'text/appointment': {
    title: 'A delivery or an appointment',
    why: 'It tells you when or where. It counts where nothing of value is asked for.',
  },
  'text/known-amount-own-account': {
    title: 'Shows only part of a number',
    why: 'Real notices often show the last digits. It counts a little only.',
  },
  'text/transfer-between-known': {
    title: 'Speaks of a shared or usual payment',
    why: 'People who know each other write so. It counts a little.',
  },
  'text/asked-by-you': {
    title: 'Refers to something you did or talked about',
    why: 'You know best whether you did. It counts a little.',
  },
  'text/account-entry': {
    title: 'A plain account entry',
    why: 'It states what was booked, and wants nothing.',
  },
  'text/balance-shown': {
    title: 'Shows a balance',
    why: 'Bank messages often end with it. It counts where nothing is asked.',
  },
  'text/code-validity': { title: 'Says how long a code is good for', why: 'That is how real codes come.' },
  'text/mail-footer': {
    title: 'Carries words from the foot of a mailing',
    why: 'Company mail has an address and a way to opt out. Easy to copy, so it counts little.',
  },
  'text/meet-in-person': {
    title: 'Meeting, fetching or paying in person',
    why: 'Scammers avoid meeting. It counts a little.',
  },
  'text/statement-ready': {
    title: 'A bill, order or document is ready, or goes by direct debit',
    why: 'Look it up where you always find it. It counts a little.',
  },
  'text/no-action-needed': {
    title: 'Says that you need not do anything',
    why: 'Scams always want something done. It counts a little only.',
  },
} as const
