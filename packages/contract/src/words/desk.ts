/** What the program on one's own computer says, and nobody else. */
export const deskWords = {
  closedTitle: 'Please start ATLAS again',
  closedSay:
    'This page belongs to the ATLAS program on this computer, and only the window that ATLAS opened can use it. Close this page and start ATLAS from the Start menu.',
  gone: 'ATLAS was closed.',
  goneSay: 'To check something, start it again from the Start menu. You can close this window.',
  copy: 'ATLAS on this computer',
  copySay: 'Version {version}. It works without internet, and nothing you check leaves this computer.',
  models: 'It knows the scams that were known on {date}.',
  modelsOld: 'That is {count} months ago, and scams change. Look for a newer ATLAS where you got this one.',
  needs: 'A part of Windows is missing.',
  needsSay:
    'ATLAS cannot read pictures and recordings here, and reads texts less well. What is missing is free and comes from Microsoft: “Visual C++ Redistributable”, for x64.',
  needsGo: 'Show it at Microsoft',
  credit: 'Who judges: ATLAS’s own link engines, on this computer. Your link is never opened and not stored.',
} as const

/** Where Microsoft itself describes the missing part and offers it. */
export const MICROSOFT_RUNTIME =
  'https://learn.microsoft.com/en-us/cpp/windows/latest-supported-vc-redist#latest-supported-redistributable-version'

/** From this age on the program says that there may be a newer one. */
export const OLD_MODELS_MONTHS = 6
