/** Vision and downloads. */
export const visionWords = {
  title: 'Our Vision',
  lead: 'Scams work because people are alone with them. A map helps.',
  mission:
    'ATLAS detects, verifies and explains scams and fake news with AI and machine learning, for everyone, free, without an account.',
  sections: [
    {
      title: 'Explain, do not just judge',
      text: 'Every answer shows its reasons on your own material. The next time you see the trick yourself.',
    },
    {
      title: 'Say what we do not know',
      text: 'A check that did not run is never called safe. When we are not sure, we say so and ask the one question that settles it.',
    },
    {
      title: 'Leave honest messages alone',
      text: 'A genuine bank alert called a scam does harm too. So both mistakes count for us, and anyone can contest an answer.',
    },
    {
      title: 'Keep what you bring private',
      text: 'ATLAS reads what you bring on its own server and keeps nothing of an anonymous check. Where a server also asks outside services about links, the page says so before you send one. The private check does not leave your browser.',
    },
  ],
  figures: 'How good is it? See the figures',
  go: 'Check something now',
} as const

export const downloadWords = {
  desktopTitle: 'ATLAS on your own desk',
  desktopLead: 'The same checks, on your computer, also without internet.',
  windows: 'Windows',
  windowsVersion: 'Version {version}, for Windows 10 and 11.',
  windowsGo: 'Download for Windows',
  windowsMissing: 'Not offered on this server.',
  windowsMissingSay:
    'You can use every check here in the browser, and put ATLAS on your desktop with “Install” in the browser’s menu.',
  windowsFailed: 'We could not find out whether the program is offered here.',
  size: 'Size',
  sizeSay: '{count} MB',
  date: 'Date',
  checksum: 'Checksum',
  checksumKind: 'SHA-256',
  portable: 'Or take it along without installing',
  portableGo: '{name}, {count} MB',
  unsigned: 'Windows will warn you. That is right.',
  unsignedSay:
    'The program does not carry a signature yet, so Windows cannot tell who made it and says “Windows protected your PC”. Scammers send programs that look like this. Take such a warning seriously, here too.',
  instead: 'You do not need the program. This website makes the same checks, and there is nothing to install.',
  insteadGo: 'Check on the website instead',
  still: 'I understand the warning and want to go on',
  stillSteps: [
    {
      do: 'Be sure where the file came from',
      why: 'You opened this page yourself and nobody on the phone or in a message told you to. If somebody did, stop here.',
    },
    {
      do: 'Compare the checksum',
      why: 'Open PowerShell and enter: Get-FileHash "$HOME\\Downloads\\{name}". It must show the same letters and numbers as above. If not, delete the file.',
    },
    {
      do: 'Start the file',
      why: 'In the blue window, “More info” shows the name of the file, and then a button to run it.',
    },
  ],
  mac: 'macOS',
  soon: 'Coming soon.',
  macSay: 'Until then, use the checks in your browser.',
  inBrowser: 'Check in the browser',
  mobileTitle: 'ATLAS on your phone',
  mobileLead: 'No app needed: put this page on your home screen.',
  iphone: 'iPhone and iPad',
  iphoneSteps: [
    { do: 'Open this page in Safari', why: '' },
    { do: 'Tap Share, then Add to Home Screen', why: '' },
    { do: 'Tap Add', why: 'ATLAS is now an icon like any app.' },
  ],
  android: 'Android',
  androidSteps: [
    { do: 'Open this page in Chrome', why: '' },
    { do: 'Tap the menu, then Install app', why: '' },
    { do: 'Share messages and pictures straight to ATLAS', why: 'It is then in the list of apps under Share.' },
  ],
  androidApp: 'Android app',
  iosApp: 'iOS app',
} as const
