/** Signs, by the id of the rule that finds them: who it says it is. */
export const sendersSigns = {
  'text/new-number-family': {
    title: 'A relative with a new number',
    why: 'Call the old number first. This is how fake family messages begin.',
  },
  'text/new-number': {
    title: 'A new, lost or borrowed phone or number',
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
    title: 'Asks for a favour, or is too busy to talk',
    why: 'Ask the person face to face or on a number you know.',
  },
  'text/wrong-number-opener': {
    title: 'Opens as if to a stranger or a “wrong number”',
    why: 'Many long scams begin with a chance hello from a stranger.',
  },
  'text/recruiter-out-of-nowhere': {
    title: 'A recruiter or employer writes to you',
    why: 'Real recruiters do not offer work by chat to people they have not met.',
  },
  'text/bank-alert-claim': {
    title: 'Speaks as a bank about your account',
    why: 'Check in the bank’s own app, not through the message.',
  },
  'text/landlord-or-agent': {
    title: 'Somebody far away, or who cannot show the place',
    why: 'Do not pay for a home nobody has let you into.',
  },
  'text/soldier-or-offshore': {
    title: 'A soldier, engineer at sea or doctor abroad',
    why: 'These jobs explain why the person can never meet or pay normally.',
  },
  'text/claims-support': {
    title: 'Speaks of a support or service team',
    why: 'Support teams do not come to you first, and not by private message.',
  },
  'text/move-to-app': {
    title: 'Points to another app or a private chat',
    why: 'On a private chat nobody else can see or stop what follows.',
  },
  'text/parcel-problem': {
    title: 'A parcel problem you must solve',
    why: 'Look the parcel up on the carrier’s own site instead.',
  },
  'text/reply-to-elsewhere': {
    title: 'Your answer would go to another address than the sender’s',
    why: 'The sender’s address can be forged; the one for answers is where the writer really reads.',
  },
  'text/free-mail-as-firm': {
    title: 'A firm that writes from a free mail box',
    why: 'Banks, shops and offices write from addresses of their own.',
  },
  'text/failed-sender-check': {
    title: 'The mail failed a check of its sender',
    why: 'A mail server looked whether it comes from where it says, and it does not.',
  },
  'text/name-not-address': {
    title: 'The sender’s name is a known firm, the address is not',
    why: 'The name in front of an address is free to choose. The address says who it is.',
  },
} as const
