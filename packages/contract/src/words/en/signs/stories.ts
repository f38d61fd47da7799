/** Signs, by the id of the rule that finds them: the story it tells. */
export const storiesSigns = {
  'text/webcam-threat': {
    title: 'Threatens to show private pictures or videos',
    why: 'These mails go to thousands. Do not pay; paying brings more demands.',
  },
  'text/hacked-your-device': {
    title: 'Says your device or password was hacked',
    why: 'Old passwords come from leaked lists. They do not prove anything.',
  },
  'text/hit-threat': {
    title: 'Threatens harm to you or your family',
    why: 'Tell the police. Do not pay and do not answer.',
  },
  'text/love-and-money': {
    title: 'Love and money in one breath',
    why: 'Someone who has never met you and needs money is not in love.',
  },
  'text/stuck-abroad': {
    title: 'Stuck, robbed or held, and in need of money',
    why: 'The story explains why they cannot meet you or use their own bank.',
  },
  'text/toll-unpaid': {
    title: 'An unpaid toll or parking charge',
    why: 'Look it up on the operator’s own site. Texts with links for tolls are nearly always false.',
  },
  'text/utility-cutoff': {
    title: 'Power, water or phone will be cut off',
    why: 'Suppliers write several times before a cut. Call the number on your bill.',
  },
  'text/medicare-card': {
    title: 'Health cover, a health card or medical goods',
    why: 'Your health number is worth money to thieves. Do not give it to callers.',
  },
  'text/visa-trouble': {
    title: 'A visa, permit or passport, and money',
    why: 'Visa offices do not take payment by phone, chat or gift card.',
  },
  'text/copyright-strike': {
    title: 'A strike, a badge or a rules case on your page',
    why: 'Platforms show strikes inside the app, not by message with a link.',
  },
  'text/mailbox-full': {
    title: 'Mailbox full, out of date or to be upgraded',
    why: 'Mail providers do not ask you to sign in through such a link.',
  },
  'text/payroll-change': {
    title: 'Wants salary or payments sent to another account',
    why: 'Confirm such changes in person or by a number you already have.',
  },
  'text/ticket-or-pet-deposit': {
    title: 'A deposit or payment in advance',
    why: 'Do not pay for something you have not seen. Once the deposit is sent, the seller may be gone.',
  },
  'text/fake-courier-sale': {
    title: 'A buyer who sends a courier or payment link',
    why: 'On selling sites, payment pages sent in chat are false.',
  },
  'text/tax-story': {
    title: 'Tax or benefits, and something to do now',
    why: 'Sign in to the office’s own site yourself. Do not use the message.',
  },
  'text/subscription-renewal': {
    title: 'A subscription or policy is renewed, charged or running out',
    why: 'Check your bank statement. Do not call or click.',
  },
  'text/verify-story': {
    title: 'Your details must be verified or updated',
    why: 'Go to the site yourself. Nothing honest depends on this one message.',
  },
  'text/customs-held': {
    title: 'Goods held at customs',
    why: 'Customs sends a written bill through the carrier, not a message asking for a transfer.',
  },
  'text/pay-or-else-debt': {
    title: 'A debt you do not know, with threats',
    why: 'Ask for it in writing. You have the right to see proof.',
  },
  'text/approve-prompt': {
    title: 'Wants you to approve a prompt on your phone',
    why: 'That prompt lets them in. Approve only what you started yourself.',
  },
  'text/read-out-digits': {
    title: 'Digits are to be read out or sent back',
    why: 'The digits open your account. Keep them to yourself.',
  },
  'text/screenshot-proof': {
    title: 'Wants a screenshot or proof of payment',
    why: 'Asking for proof at once is how scams keep the pressure up.',
  },
  'text/comment-or-dm': {
    title: 'Wants a comment, a reply or a private message',
    why: 'It picks out people to talk to in private.',
  },
  'text/no-cash-on-delivery': {
    title: 'Payment before anything is delivered',
    why: 'A seller who refuses every safe way to pay means trouble.',
  },
  'text/upi-or-till': {
    title: 'Carries an address to pay to',
    why: 'Once the money is sent to it, nobody can call it back.',
  },
  'text/account-name-given': {
    title: 'Gives an account number or a payee',
    why: 'Check such details with the firm on a number you already have.',
  },
  'text/illness-money': {
    title: 'Illness and a bill to pay',
    why: 'Check with the hospital or the person before you help.',
  },
  'text/recorded-pitch': {
    title: 'A call on a recorded line, or read from a script',
    why: 'You may hang up at once. Nothing is lost.',
  },
  'text/door-visit': {
    title: 'Somebody comes to your door or street',
    why: 'Let nobody in whom you did not ask for. Call the firm yourself.',
  },
  'text/officer-joins-call': {
    title: 'Another “officer”, agent or colleague comes in',
    why: 'A second voice is there to make the first one believable.',
  },
  'text/short-money-ask': {
    title: 'A short message that wants money',
    why: 'Ask who it is and why, on a number you already know.',
  },
  'text/callback-mobile': {
    title: 'An office, and a number in the message to call',
    why: 'Offices have lines of their own. Look the number up yourself.',
  },
} as const
