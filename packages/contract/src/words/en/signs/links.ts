/** Signs, by the id of the rule that finds them: its links and how it is written. */
export const linksSigns = {
  'text/link-imitates-brand': {
    title: 'A link that copies a known name',
    why: 'The name is in the address, but the address belongs to someone else.',
  },
  'text/link-short': { title: 'A shortened link', why: 'It hides where it leads.' },
  'text/link-free-site': {
    title: 'A link to a free web page or form',
    why: 'Anyone can put up such a page in minutes.',
  },
  'text/link-cheap-ending': {
    title: 'A link with an ending often used for traps',
    why: 'Addresses with this ending cost little and are thrown away quickly.',
  },
  'text/link-number': { title: 'A link that is only a number', why: 'Honest sites have names.' },
  'text/link-hyphens': {
    title: 'A link pieced together from words',
    why: 'Made-up addresses often join words with hyphens to look official.',
  },
  'text/link-random-name': { title: 'A link with a random name', why: 'Throw-away addresses are made by machine.' },
  'text/link-chat': {
    title: 'A link into a private chat',
    why: 'In private chats nobody else can see what you are told.',
  },
  'text/bank-foreign-link': {
    title: 'A bank or payment firm is named, the link is not theirs',
    why: 'The link does not belong to the bank that is named.',
  },
  'text/carrier-foreign-link': {
    title: 'A carrier is named, the link is not theirs',
    why: 'The link does not belong to the carrier that is named.',
  },
  'text/agency-foreign-link': {
    title: 'An authority is named, the link is not theirs',
    why: 'The link does not belong to the office that is named.',
  },
  'text/firm-foreign-link': {
    title: 'A known company is named, the link is not theirs',
    why: 'The link does not belong to the company that is named.',
  },
  'text/link-only': { title: 'Little more than a link', why: 'A link without words gives you no reason to open it.' },
  'text/copy-link-into-browser': {
    title: 'Tells you to copy the link or reply to make it work',
    why: 'Your phone has blocked the link for a reason. They want you to get around that.',
  },
  'text/hidden-letters': {
    title: 'A name or a word of money is disguised',
    why: 'Letters are broken up or swapped to slip past filters. Honest senders have no reason to.',
  },
  'text/shouting': { title: 'Shouts in capitals or exclamation marks', why: 'Noise is meant to alarm or excite you.' },
  'text/odd-sender-mail': {
    title: 'An official matter from a free mail address',
    why: 'Offices and firms write from their own address.',
  },
  'text/generic-greeting': { title: 'Greets nobody by name', why: 'A firm that knows you uses your name.' },
  'text/learned': {
    title: 'These words weighed most',
    why: 'We found no trick that we know by name here. Taken together, scams sound like this far more often than honest messages do.',
  },
  'foreign/account': {
    title: 'A sum and an account to pay it to',
    why: 'Whatever the reason is said to be: pay only an account that you know.',
  },
  'foreign/crypto': { title: 'A crypto address', why: 'Money sent to it cannot be called back.' },
  'foreign/phone-abroad': {
    title: 'A telephone number in another country',
    why: 'It does not belong to where this language is spoken. Calling it can be dear, and it can be a trap.',
  },
  'foreign/link': {
    title: 'A link to be careful with',
    why: 'The address itself speaks against it, whatever the words say.',
  },
} as const
