/** The page of figures: how good the text check is, in words first. */
export const benchmarkWords = {
  title: 'How good is it?',
  lead: 'Of 100 scams that ATLAS never learned from it marks {caught}, and of 100 honest messages it wrongly marks {alarms}. These are the figures of what runs on a server, with the encoder in eight bits as it ships. Which model to ship was chosen with these messages in view, so expect a little less; the second part below was kept out of view.',
  inShort: 'In short',
  scamsHead: 'Of 100 scams it has never seen',
  scamsSay: 'ATLAS marks {marked}: it calls {sure} a scam and {susp} suspicious. It misses {missed}.',
  honestHead: 'Of 100 honest messages',
  honestSay: 'ATLAS wrongly marks {marked}: it calls {sure} a scam and {susp} suspicious. It leaves {missed} alone.',
  lessThanOne: 'less than one',
  legend: { scam: 'Called a scam', susp: 'Called suspicious', legit: 'Left alone' },
  measured:
    'Measured on {scams} scams and {honest} honest messages. With so many, chance alone moves the first number by about {chance} either way.',
  undecidable:
    'Messages that nobody can decide from their text ({count} more) are counted apart: there “we cannot tell” is the right answer. ATLAS gave it for {unsure} of 100 of them, and for {decidable} of 100 that can be decided.',
  withUndecidable: 'With those messages left in, it marks {caught} of 100 scams and {alarms} of 100 honest messages.',
  calibration: 'When ATLAS states a chance, it is off by {points} points of 100 on average.',
  heard:
    'The largest part of the engine had read only {heard} of the {count} messages when this was measured; the others were judged without it.',

  weakTitle: 'What is weak',
  weakSay: 'Where ATLAS did worst, among those with at least {least} scams.',
  weakKinds: 'Kinds of scam it misses most',
  weakLanguages: 'Languages in which it misses most',
  weakChannels: 'Ways to reach you in which it misses most',
  weakAlarms: 'Kinds whose honest look-alikes it wrongly marks most',
  weakCaught: '{name}: marks {share} of 100 scams',
  weakAlarm: '{name}: marks {share} of 100 honest messages that resemble it',
  limits: [
    'These messages were written for ATLAS. Real ones surprise, and on collections made by others it does worse in places.',
    'Half of them are scams. In your inbox it is far fewer, so a larger part of what is marked there is a false alarm.',
    'A scammer who has read this page can write around it. No figure here is a promise about the message in your hand.',
  ],

  secondTitle: 'On messages we do not look at',
  secondSay:
    'The messages above were in view while ATLAS was made: which ones it got wrong decided what was written next, and recipe and seed of the encoder, some floors and weights were chosen by them. So there is a second part, written fresh in every language and form. No choice may go by it, and it is looked at once a release.',
  secondParts: { first: 'The messages above', second: 'The second part' },
  secondPart: 'Messages',
  secondGap: 'The difference: of 100 scams {scams}, of 100 honest messages {honest}.',
  secondMore: '{points} more are marked',
  secondFewer: '{points} fewer are marked',
  secondSame: 'as many are marked',
  secondEasy:
    'Readers who did not know the answers could decide all but {undecidable} of its {count} messages, and found most of them easy: real ones are harder.',
  secondLook: 'Look {looks}, release {release}, {date}.',
  secondStale: 'It was taken of the model {model}; a newer one runs now, and its look comes with the next release.',

  othersTitle: 'Beside simpler means',
  othersSay:
    'The same messages, given to two simple checkers: a list of 75 suspicious English words, and a plain model of word pairs and letters that learned from the same training messages as ATLAS.',
  checkers: {
    keywords: 'A list of words',
    ngrams: 'A plain word model',
    core: 'ATLAS, words alone',
    browser: 'ATLAS in your browser (private check)',
    server: 'ATLAS on a server',
  },
  checker: 'Checker',
  caught: 'Scams marked',
  alarms: 'Honest marked',
  equal: 'Scams, at equal alarms',
  perHundred:
    'All numbers are of 100 messages. The last column is fair to all: scams each would mark if it were set to mark at most 5 of 100 honest messages.',

  languagesTitle: 'By language',
  kindsTitle: 'By kind of scam',
  channelsTitle: 'By the way it reaches you',
  few: 'Where there are only a few messages, one more or less moves a share a lot.',
  kindsSay: 'An honest message counts for the kind it resembles: a real parcel notice stands beside the false ones.',
  language: 'Language',
  kind: 'Kind',
  channel: 'Way',
  ofCount: '{some} of {count}',
  none: 'none tested',
  languages: {
    en: 'English',
    es: 'Spanish',
    pt: 'Portuguese',
    fr: 'French',
    de: 'German',
    it: 'Italian',
    nl: 'Dutch',
    hi: 'Hindi',
    'hi-Latn': 'Hindi in Latin letters',
    tl: 'Tagalog',
    id: 'Indonesian',
    zh: 'Chinese, simplified',
    'zh-Hant': 'Chinese, traditional',
  },
  channels: {
    sms: 'Text message',
    email: 'E-mail',
    chat: 'Chat',
    call: 'Phone call',
    voicemail: 'Voicemail',
    social: 'Social network',
    dm: 'Direct message',
    letter: 'Letter',
    forum: 'Forum',
    popup: 'Pop-up window',
    post: 'Post or listing',
    push: 'Notice on the phone',
  },

  curveTitle: 'What more examples bring',
  curveSay:
    'The part of ATLAS that learns words, taught with a quarter, half and all of our training messages. If the line still climbs, more examples would help.',
  curvePublic: 'Beside them it learned from {count} messages of public collections each time.',
  curveMessages: 'Messages learned from',
  curveCaught: 'Scams marked, of 100, at 5 of 100 honest ones',
  curvePicture: 'A line from {first} of 100 scams with {fewest} messages to {last} of 100 with {most}.',

  runTitle: 'Measure it yourself',
  runSay:
    'Messages, second readings and the program that measures are free, in the source of ATLAS. In a clone of it, this sends the same messages to any checker that answers over HTTP, and prints the same tables:',
  runCommand: 'npm run bench:any -- https://checker.example/check',
  runOurs:
    'This makes the model anew from the messages, measures it beside the two simple checkers, and writes the figures of this page:',
  runOursCommand: 'npm run model -- text --cpu',
  runCard:
    'How the messages were written, read and split, and what they must not be used for, is in packages/lab/corpus/DATACARD.md.',
  model: 'Model {model}. {messages} messages in all, of which {training} are there to learn from.',
} as const
