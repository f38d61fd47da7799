/** Signs, by the id of the rule that finds them: how it presses. */
export const pressureSigns = {
  'text/urgent-tone': {
    title: 'Pushes you to act at once',
    why: 'Hurry is meant to stop you from thinking or asking someone.',
  },
  'text/short-deadline': {
    title: 'Sets a short deadline',
    why: 'Honest offices give you days and a letter, not hours.',
  },
  'text/or-else': {
    title: 'Threatens what happens if you do not act',
    why: 'A threat in a message is meant to frighten you into paying or clicking.',
  },
  'text/account-threat': {
    title: 'An account, card or service is or will be blocked',
    why: 'Open the app or site yourself and look. Do not use the message.',
  },
  'text/call-now': { title: 'Call this number at once', why: 'The number leads to them. Use one you find yourself.' },
  'text/click-now': { title: 'Click at once', why: 'Links in a hurry are the ones to leave alone.' },
  'text/stay-on-line': {
    title: 'Keeps you on the line',
    why: 'As long as you stay on the phone nobody can warn you. Hang up.',
  },
  'text/keep-secret': {
    title: 'Asks you to tell nobody',
    why: 'Secrecy cuts you off from the people who would see through it.',
  },
  'text/lie-to-bank': {
    title: 'Tells you what to say to the bank',
    why: 'Anyone who wants you to lie to your bank is stealing from you.',
  },
  'text/do-not-verify': {
    title: 'Steers you away from checking',
    why: 'Someone honest has nothing against your checking with others.',
  },
  'text/final-notice': {
    title: 'Calls itself the last notice or the last chance',
    why: 'First messages that say “final” are made to alarm.',
  },
  'text/officer-threat': {
    title: 'Threatens arrest or legal action',
    why: 'No authority arrests people over a message, or lets them pay to stop it.',
  },
  'text/act-on-money-now': {
    title: 'Money and hurry together',
    why: 'Wait a day and ask someone. An honest matter can wait.',
  },
  'text/only-few-left': { title: 'Says places or stock are nearly gone', why: 'Scarcity is a trick to hurry you.' },
  'text/hide-from-bank': {
    title: 'The bank, the police or the family must not hear of it',
    why: 'Those are the people who would stop it. Ask one of them now.',
  },
} as const
