/** Checks that are kept in the browser, for who asks for it. */
export const keptWords = {
  title: 'Checks on this device',
  keep: 'Keep my checks on this device',
  keepSay: 'In this browser only, the newest 50. Whoever uses this browser can read them. Signing out erases them.',
  none: 'Nothing is kept yet. Your next check will be.',
  erase: { one: 'Erase it', other: 'Erase all {count}' },
  erased: 'The checks on this device have been erased.',
  kinds: { text: 'Text', link: 'Link', image: 'Picture', audio: 'Recording' },
  pictureGone: 'The picture itself is not kept. This is the text we read in it.',
  recordingGone: 'The recording itself is not kept. This is what was said in it.',
} as const
