import { termsSections } from './legal.ts'

/** The legal pages of the program on one's own computer, where there is no server, no operator and no account. */
export const deskPrivacySections: typeof termsSections = [
  {
    title: 'In short',
    paragraphs: [
      'Everything happens on this computer. What you check is read here, answered, and then forgotten. Nothing is sent anywhere. There is no account, no advertising and no tracking.',
    ],
  },
  {
    title: 'What stays on this computer',
    paragraphs: [
      'Your choice of light or dark and of large text, the country you chose for reporting, and a log of problems, without anything you checked. The window keeps what you typed and the last report until you close it, and your newest 50 checks if you turn on “Checks on this device”. They lie in the folder ATLAS of your Windows profile. A cookie, which ends when ATLAS does, makes sure that only its own window can use it.',
    ],
  },
  {
    title: 'The window',
    paragraphs: [
      'The window is shown by Microsoft Edge, or by your own browser. What a browser sends to its maker is not up to ATLAS. We ask it not to correct or complete what you type here, because some browsers send that text to their makers.',
    ],
  },
  {
    title: 'Links',
    paragraphs: [
      'ATLAS never opens the links you check. The pages have links to places where you can report a scam and to the source code of ATLAS. These lead to the internet, and only when you click them.',
    ],
  },
  {
    title: 'Removing it',
    paragraphs: [
      'You can remove ATLAS in the settings of Windows, under Apps. It asks whether the folder with your settings shall be deleted, too.',
    ],
  },
]

const FOR_A_SERVER = new Set(['What you may bring', 'Your account', 'Fair use', 'Changes and law'])

export const deskTermsSections = termsSections.filter(({ title }) => !FOR_A_SERVER.has(title))
