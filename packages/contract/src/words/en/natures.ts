/** What a legitimate message is, and what would change the answer. */
export const natures = {
  code: {
    name: 'A sign-in or payment code',
    unless: 'If somebody calls or writes and asks for this code, that call is the scam.',
  },
  'account-notice': {
    name: 'A notice about an account',
    unless: 'If somebody calls about it and asks for a code, a PIN or a transfer, that call is the scam.',
  },
  warning: {
    name: 'A warning about scams',
    unless: 'If it goes on to ask for money, a code or a click, treat it as one.',
  },
  appointment: {
    name: 'An appointment or a reminder',
    unless: 'If you know nothing of it, ask on a number you already have, not on one in the message.',
  },
  delivery: {
    name: 'A notice about a parcel or an order',
    unless: 'If a fee or your card is asked for later, look on the carrier’s own site first.',
  },
  'known-payment': {
    name: 'A payment between people who know each other',
    unless: 'If the account is new or the number is not theirs, call before you pay.',
  },
  advertising: {
    name: 'Advertising',
    unless: 'If it wants a card or a password before you have looked the shop up, leave it.',
  },
  personal: {
    name: 'A personal message',
    unless: 'If it turns to money, cards or codes, call the person on the number you have always used.',
  },
  notice: {
    name: 'A notice from a firm or an office',
    unless: 'If it asks you to sign in, go to the site or app yourself instead of following it.',
  },
  message: {
    name: 'An ordinary message',
    unless: 'If money, a code or a link comes up next, check again.',
  },
} as const
