/** Signs, by the id of the rule that finds them: how it wants to be paid. */
export const paymentsSigns = {
  'text/gift-card-payment': {
    title: 'Wants gift cards to be bought or used to pay',
    why: 'No office, bank or court takes gift cards as payment.',
  },
  'text/gift-card-codes': {
    title: 'Wants photos or codes of gift cards',
    why: 'The code is the money. Once it is sent it cannot be called back.',
  },
  'text/crypto-payment': {
    title: 'Wants money in crypto',
    why: 'Crypto cannot be called back, which is why it is asked for.',
  },
  'text/crypto-address': {
    title: 'Carries a crypto address to pay to',
    why: 'A payment to such an address has no name and no way back.',
  },
  'text/bitcoin-machine': {
    title: 'Sends you to a bitcoin machine',
    why: 'No authority, bank or utility is ever paid at a bitcoin machine.',
  },
  'text/payment-app-to-stranger': {
    title: 'Money through a payment app',
    why: 'These payments are as final as cash. Only use them with people you know.',
  },
  'text/wire-abroad': {
    title: 'A wire or money transfer service',
    why: 'Transfers of this kind are quick, final and hard to trace.',
  },
  'text/fee-before-money': {
    title: 'Something to pay first',
    why: 'Having to pay in order to receive money is the mark of an advance-fee scam.',
  },
  'text/small-fee-link': {
    title: 'A fee to pay through a link',
    why: 'The page may be after your card. Look the fee up on the sender’s own site.',
  },
  'text/parcel-fee': {
    title: 'A fee stands between you and a parcel',
    why: 'Carriers do not collect fees through a text or a link.',
  },
  'text/refundable-deposit': {
    title: 'A deposit that will “all come back”',
    why: 'Promising a refund is how people are talked into a first payment.',
  },
  'text/cash-pickup': {
    title: 'Someone will come and collect cash, a card or valuables',
    why: 'No bank, court or police officer ever sends someone to fetch money.',
  },
  'text/withdraw-savings': {
    title: 'Tells you to take out or move your savings',
    why: 'Nobody protects money by moving it. A “safe account” belongs to the thief.',
  },
  'text/safe-account': {
    title: 'Money is to go to a “safe account”',
    why: 'There is no such account. No bank and no police officer asks you to move your money.',
  },
  'text/changed-bank-details': {
    title: 'Bank details have changed',
    why: 'Changed details are how invoices are robbed. Call the firm on a number you already have.',
  },
  'text/overpayment': {
    title: 'Too much or wrong money was sent, and is to come back',
    why: 'The first payment is fake. What you send back is your own money.',
  },
  'text/pay-to-receive': {
    title: 'Scan, accept or enter a PIN to receive money',
    why: 'You never need a PIN, a QR code or a collect request to be paid.',
  },
  'text/friends-and-family': {
    title: 'Wants a payment without buyer protection',
    why: '“Friends and family” and transfers take away your right to a refund.',
  },
  'text/pay-now-or-lose': { title: 'Money is wanted at once', why: 'Hurry is there to stop you from asking someone.' },
  'text/loan-of-money': {
    title: 'Asks you to lend or front money',
    why: 'Check with the person on a number you already know before you send anything.',
  },
  'text/sum-to-number': {
    title: 'A sum to be sent to a number or account in the message',
    why: 'Money sent to a number in a message goes to a stranger.',
  },
  'text/bribe-or-fix': {
    title: 'A quiet payment makes a problem go away',
    why: 'No office settles anything by a quick private payment.',
  },
  'text/protection-money': {
    title: 'Hints at harm unless you pay',
    why: 'Tell the police. Paying brings more demands.',
  },
  'text/flip-money': { title: 'Turns a small sum into a big one', why: 'Nobody multiplies strangers’ money in a day.' },
  'text/share-of-sum': {
    title: 'A share of a big sum for your help',
    why: 'Nobody pays a stranger a share of a fortune.',
  },
  'text/claims-legit': {
    title: 'Insists that it is real',
    why: 'Honest offers do not need to swear that they are honest.',
  },
  'text/insider-tip': {
    title: 'Special access: insider, IPO or trading robot',
    why: 'Tips like this are either invented or illegal.',
  },
  'text/free-upgrade': {
    title: 'Something for nothing',
    why: 'The catch is your signature, your card or your personal number.',
  },
} as const
