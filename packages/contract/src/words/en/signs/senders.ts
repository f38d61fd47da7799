/** Signs, by the id of the rule that finds them: who it says it is. */
export const sendersSigns = {
  'text/new-number-family': {
    title: 'A relative with a new number',
    why: 'Call the old number first. This is how fake family messages begin.',
  },
  'text/new-number': {
    title: 'Writes from a new or borrowed number',
    why: 'Someone you know may be someone else. Ring the number you had before.',
  },
  'text/relative-in-trouble': {
    title: 'A relative in sudden trouble',
    why: 'Fright makes people pay before they ring the real person. Ring first.',
  },
  'text/guess-who': {
    title: 'Will not say who it is',
    why: 'They want you to say a name, and then become that person.',
  },
  'text/fraud-team': {
    title: 'Claims to be a fraud or security department',
    why: 'Thieves say this to sound safe. Hang up and call the number on your card.',
  },
  'text/authority-calls': {
    title: 'Claims to be police, court or a tax office',
    why: 'Authorities write letters. They do not threaten or take payment by phone or message.',
  },
  'text/legal-case': {
    title: 'A legal case or warrant against you',
    why: 'Real warrants and summonses come on paper, never by text, call or chat.',
  },
  'text/tech-firm-warning': {
    title: 'A virus or hacker warning with help offered',
    why: 'Real companies do not call or pop up about viruses. Close it and hang up.',
  },
  'text/charge-to-cancel': {
    title: 'A charge you do not know, with a number to cancel it',
    why: 'The purchase is invented. Calling the number is the trap.',
  },
  'text/boss-favor': {
    title: 'A boss or colleague with a quick favour',
    why: 'Ask the person face to face or on a number you know.',
  },
  'text/wrong-number-opener': {
    title: 'A friendly message to a "wrong number"',
    why: 'Many long scams begin with a chance hello from a stranger.',
  },
  'text/recruiter-out-of-nowhere': {
    title: 'A recruiter out of nowhere',
    why: 'Real recruiters do not offer work by chat to people they have not met.',
  },
  'text/bank-alert-claim': {
    title: 'Speaks as a bank about your account',
    why: 'Check in the bank’s own app, not through the message.',
  },
  'text/landlord-or-agent': {
    title: 'An owner who cannot show the place',
    why: 'Do not pay for a home nobody has let you into.',
  },
  'text/soldier-or-offshore': {
    title: 'A soldier, engineer at sea or doctor abroad',
    why: 'These jobs explain why the person can never meet or pay normally.',
  },
  'text/claims-support': {
    title: 'Claims to be a support or help team',
    why: 'Support teams do not come to you first, and not by private message.',
  },
  'text/move-to-app': {
    title: 'Moves you to another app',
    why: 'On a private chat nobody else can see or stop what follows.',
  },
  'text/parcel-problem': {
    title: 'A parcel problem you must solve',
    why: 'Look the parcel up on the carrier’s own site instead.',
  },
} as const
