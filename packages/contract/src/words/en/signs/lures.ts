/** Signs, by the id of the rule that finds them: what it holds out. */
export const luresSigns = {
  'text/prize-won': { title: 'You have won something', why: 'You cannot win a draw you did not enter.' },
  'text/claim-prize': { title: 'Claim it now', why: 'Claiming means a fee, a form or a link to a trap.' },
  'text/inheritance': {
    title: 'An inheritance or a fortune',
    why: 'Nobody shares a fortune with someone picked by e-mail.',
  },
  'text/stranger-needs-partner': {
    title: 'A stranger needs a partner for a deal',
    why: 'This is the classic letter of advance-fee fraud.',
  },
  'text/guaranteed-profit': {
    title: 'Talks of investing and of profit',
    why: 'Nobody can promise returns. Those who do are after your deposit.',
  },
  'text/signal-group': {
    title: 'A group, teacher or insider for investing',
    why: 'The group is full of helpers who praise fake profits.',
  },
  'text/withdraw-blocked': {
    title: 'Paying in order to take money out or have it released',
    why: 'The balance on the screen is not real. More payments only lose more.',
  },
  'text/easy-job': {
    title: 'Work, with what it pays',
    why: 'High pay for little work is bait. You will be asked to pay in later.',
  },
  'text/paid-tasks': {
    title: 'Paid for likes, reviews or small tasks',
    why: 'The first tasks pay a little; then you must deposit to go on.',
  },
  'text/job-fee': { title: 'A job that costs money to start', why: 'Employers pay you. You do not pay them.' },
  'text/money-mule': {
    title: 'Receive and pass on money or parcels',
    why: 'Moving other people’s money or goods is a crime they let you commit.',
  },
  'text/loan-offer': {
    title: 'A loan that is approved, quick or easy',
    why: 'Real lenders check you and never want a fee first.',
  },
  'text/loan-fee': { title: 'A loan, and something to pay first', why: 'Paying to get a loan means there is no loan.' },
  'text/refund-waiting': {
    title: 'A refund or grant, and something to do for it',
    why: 'Refunds come to you by themselves. They need no link and no card.',
  },
  'text/recovery-offer': {
    title: 'Offers to get lost money back',
    why: 'Those who ask money to recover money are usually the same thieves.',
  },
  'text/testimonial': {
    title: 'Praise for someone who makes people rich',
    why: 'Such thanks are written by the scammers themselves.',
  },
  'text/too-cheap': {
    title: 'A very low price, or a clearance',
    why: 'Shops that sell at a tenth of the price rarely send anything.',
  },
  'text/free-money': { title: 'Money or aid offered', why: 'Free money in a message ends with your card or a fee.' },
  'text/adult-lure': { title: 'A flirt or adult lure from a stranger', why: 'It leads to pay sites or blackmail.' },
  'text/gambling-bonus': {
    title: 'A casino or betting bonus',
    why: 'Unlicensed casinos take deposits and never pay out.',
  },
  'text/send-to-friends': {
    title: 'Wants to be passed on or voted for',
    why: 'Chain messages spread traps through people you trust.',
  },
  'text/donate-now': {
    title: 'A donation by link, app or transfer',
    why: 'Give through the charity’s own site, never through a link or app of a stranger.',
  },
  'text/ritual': {
    title: 'A ritual, prayer, spell or fortune-telling',
    why: 'Fear of bad luck is used to make people pay.',
  },
  'text/number-port': {
    title: 'A change to your number or SIM',
    why: 'Call your phone company on the number on your bill. Do not reply.',
  },
  'text/business-listing': {
    title: 'A business register, directory, domain or trademark',
    why: 'Such bills look official but are offers. Ask your registrar or accountant.',
  },
  'text/found-a-hole': {
    title: 'Found a security hole and wants money',
    why: 'Serious testers do not ask for payment first. Ask your IT people.',
  },
  'text/shared-file': {
    title: 'A file or voicemail waits behind a link',
    why: 'Unexpected files lead to fake sign-in pages.',
  },
  'text/guilt': { title: 'Plays on guilt or trust', why: 'People who care about you do not test it with money.' },
} as const
