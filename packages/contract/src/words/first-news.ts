/** What a fresh server's page of news says: what this product really brought, in people's words. */
export const firstNews = [
  {
    version: '1.5.2',
    type: 'new',
    description:
      'Check a text, a picture, a recording or a link, without an account. Every answer says why, marks the words that matter and tells you what to do now.',
  },
  {
    version: '1.5.2',
    type: 'new',
    description:
      'Private check: texts and links can be checked in your own browser. What you enter is then sent nowhere.',
  },
  {
    version: '1.5.2',
    type: 'new',
    description: 'First aid for when it has already happened: you paid, gave a code or clicked.',
  },
  {
    version: '1.5.2',
    type: 'new',
    description:
      'Disagree with a result? With an account you can say what it should be. A person looks at it, and your dashboard shows what became of it.',
  },
  {
    version: '1.5.2',
    type: 'improve',
    description:
      'Before something you send in is kept, names, numbers and addresses are taken out. You see what will be kept and can change it.',
  },
  {
    version: '1.5.2',
    type: 'improve',
    description: 'Under Account Settings you can download everything that is stored about you, or delete your account.',
  },
  { version: '1.5.2', type: 'future', description: 'Apps for macOS, Android and iOS.' },
] as const
