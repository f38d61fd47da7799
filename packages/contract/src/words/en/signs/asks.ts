/** Signs, by the id of the rule that finds them: what a message asks for. */
export const asksSigns = {
  'text/asks-for-code': {
    title: 'Asks you to pass on a code',
    why: 'A one-time code is a key to your account. Nobody who is honest needs to hear it from you.',
  },
  'text/code-by-mistake': {
    title: 'Says a code was sent to you by mistake',
    why: 'This is how accounts are taken over: the code is for your own account.',
  },
  'text/code-read-on-call': {
    title: 'A code that comes to you is to be told to somebody',
    why: 'Banks and firms never ask you to tell them a code that they sent you.',
  },
  'text/asks-for-password': {
    title: 'Asks for your password or sign-in details',
    why: 'No honest company asks for a password in a message.',
  },
  'text/asks-for-card': {
    title: 'Asks for card details',
    why: 'With the numbers on your card anyone can pay with it.',
  },
  'text/asks-for-bank-details': {
    title: 'Asks for your bank details',
    why: 'Bank details are what someone needs to take or move money in your name.',
  },
  'text/asks-for-id': {
    title: 'Asks for identity papers or personal numbers',
    why: 'Your papers let someone open accounts or loans in your name.',
  },
  'text/asks-for-seed-phrase': {
    title: 'Asks for a wallet recovery phrase',
    why: 'Whoever has these words owns the wallet. No support team ever needs them.',
  },
  'text/remote-access': {
    title: 'Wants to see or control your screen',
    why: 'With remote access a caller can empty accounts while you watch.',
  },
  'text/install-app-from-link': {
    title: 'Wants you to install an app from outside the shop',
    why: 'Apps from a link or a file can read your messages and bank codes.',
  },
  'text/form-to-fill': {
    title: 'Sends you to a form for your details',
    why: 'A form on an unknown page is the usual way to collect passwords and cards.',
  },
  'text/link-and-verify': {
    title: 'A link to confirm, renew or complete something',
    why: 'Real problems show when you open the app or site yourself. The link in the message may lead elsewhere.',
  },
  'text/locked-and-link': {
    title: 'Something is blocked or wrong, and a link is the way out',
    why: 'Fear plus a link is the commonest trap. Open the app or site yourself instead.',
  },
  'text/locked-and-call': {
    title: 'Something is blocked or wrong, and a number in the message is the way out',
    why: 'Use the number on your card or bill, not the one in the message.',
  },
  'text/press-a-key': {
    title: 'Wants you to press a key',
    why: 'Pressing a key connects you to the people behind the call.',
  },
  'text/key-and-trouble': {
    title: 'A voice speaks of trouble and wants you to press a key',
    why: 'Hang up. If it could be true, call the office on a number you find yourself.',
  },
  'text/remote-tool-and-money': {
    title: 'A remote-control program, and talk of money or a virus',
    why: 'Whoever controls your screen can pay out of your account. Do not install it for a caller.',
  },
  'text/reply-to-confirm': {
    title: 'Wants a short reply such as YES or 1',
    why: 'A reply shows that your number is live, and a call usually follows.',
  },
  'text/open-attachment': {
    title: 'Pushes you to open an attachment or shared file',
    why: 'Unexpected files are used to steal passwords or to plant harmful programs.',
  },
  'text/not-you-then-click': {
    title: '“Not you?” followed by a link or number',
    why: 'It makes you act in fright. Check in the app, or call the number you know.',
  },
  'text/click-in-fear': {
    title: 'Click now or lose something',
    why: 'Pressure and a link together are meant to stop you from thinking.',
  },
  'text/code-or-card-ready': {
    title: 'Have a code, PIN or card ready',
    why: 'You are asked to hold ready what must never be given away. Nobody honest needs it.',
  },
} as const
