/** Pages that make no sense on one's own computer: they need accounts or news from a server, or offer what is there. */
export const notOnDesk: ReadonlySet<string> = new Set([
  '/account',
  '/complete-signup',
  '/dashboard',
  '/desktop',
  '/mobile',
  '/submissions',
  '/whats-new',
])

/** Every page of the web app; the server answers these with the app, anything else leads to `/`. */
export const pages = [
  {
    path: '/',
    title: 'ATLAS: is this a scam?',
    description:
      'Paste a message, drop a picture or a recording, enter a link. ATLAS says if it is a scam, why, and what to do now. Free, no account, nothing is kept.',
  },
  {
    path: '/text',
    title: 'Check a text | ATLAS',
    description:
      'Paste a message, mail or chat and see whether it is a scam, with the reasons marked in your own text.',
  },
  {
    path: '/image',
    title: 'Check a picture | ATLAS',
    description: 'Drop a screenshot or photo. ATLAS reads the text in it and says whether it is a scam.',
  },
  {
    path: '/audio',
    title: 'Check a recording | ATLAS',
    description: 'Drop a voicemail or voice note. ATLAS writes down what was said and says whether it is a scam.',
  },
  {
    path: '/link',
    title: 'Check a link | ATLAS',
    description: 'Enter a link. ATLAS says whether it copies a known name, without opening it.',
  },
  {
    path: '/help',
    title: 'It already happened | ATLAS',
    description:
      'You paid, gave a code or let somebody in? What to do now, most urgent first, with numbers to call in your country.',
  },
  {
    path: '/vision',
    title: 'Our Vision | ATLAS',
    description: 'Why ATLAS exists: to detect, verify and explain scams, free for everyone.',
  },
  {
    path: '/benchmark',
    title: 'How good is it? | ATLAS',
    description: 'How many scams ATLAS finds and how many honest messages it wrongly marks, by language and kind.',
  },
  {
    path: '/whats-new',
    title: "What's New | ATLAS",
    description: 'What changed in ATLAS, version by version, and what is planned.',
  },
  { path: '/desktop', title: 'ATLAS for desktop', description: 'ATLAS for Windows. macOS is coming soon.' },
  {
    path: '/mobile',
    title: 'ATLAS for phones',
    description: 'ATLAS for Android and iOS is coming soon. How to put the web app on your home screen.',
  },
  { path: '/privacy-policy', title: 'Privacy Policy | ATLAS', description: 'What ATLAS stores and what it does not.' },
  { path: '/terms-of-service', title: 'Terms of Service | ATLAS', description: 'The terms of using ATLAS.' },
  {
    path: '/complete-signup',
    title: 'Finish signing up | ATLAS',
    description: 'The last step of signing up with Google.',
  },
  { path: '/dashboard', title: 'Dashboard | ATLAS', description: 'Your history and statistics.' },
  {
    path: '/account',
    title: 'Account Settings | ATLAS',
    description: 'Change your name, username, password and Google link.',
  },
  { path: '/submissions', title: 'Review submissions | ATLAS', description: 'Submissions waiting for review.' },
] as const
