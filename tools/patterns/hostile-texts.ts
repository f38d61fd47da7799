import { isEndless, tokensOf } from './skeleton.ts'

/** Texts made to cost as much as they can: of a pattern's own words, and of what each stage of the core looks at. */

export const LENGTH = 50_000

export const filled = (piece: string, length = LENGTH): string =>
  piece === '' ? '' : piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

const CLASSES: Readonly<Record<string, string>> = {
  w: 'a',
  d: '1',
  s: ' ',
  W: '-',
  D: 'a',
  S: 'a',
  b: '',
  B: '',
  n: '\n',
}

/** One character that stands for the token, none for marks of the pattern's own language. */
const characterOf = (token: string): string => {
  if (token.startsWith('\\')) return CLASSES[token.charAt(1)] ?? (/^\\[pPukx\d]/.test(token) ? 'a' : token.charAt(1))
  if (token.startsWith('[^')) return 'a'
  if (token.startsWith('[')) return token.charAt(1) === '\\' ? characterOf(token.slice(1, 3)) : token.charAt(1)
  return /^[?*+^$.]$/.test(token) ? '' : token
}

/** The words a pattern is made of: what stands between its brackets and bars. */
export const literalsOf = (source: string): string[] => {
  const found = new Set<string>()
  let word = ''
  for (const token of [...tokensOf(source), '|']) {
    if (/^\{\d/.test(token) || isEndless(token)) continue
    if (token === '|' || token === ')' || token.startsWith('(')) {
      if (word !== '') found.add(word)
      word = ''
    } else word += characterOf(token)
  }
  return [...found]
}

const numbered = (make: (number: number) => string): string =>
  Array.from({ length: LENGTH / 4 }, (_, number) => make(number))
    .join(' ')
    .slice(0, LENGTH)

const letters = (number: number): string => ((number * 2_654_435_761) % 2 ** 32).toString(36).slice(0, 6)

const REPEATED: Readonly<Record<string, readonly string[]>> = {
  marks: ['.', '@', '-', '_', '/', '|', ':', "'", '!', '?', '[', '[(<{', '%', ' ', '\n', '\t', '\r\n', '\0', '\u00a0'],
  hidden: ['\u200b', 'a\u200b', '\u0301', 'a\u0301\u0302\u0303', '\ud800', 'ﷺ', '㍿', '½', 'ＡＢＣ', '😀', '👨‍👩‍👧 '],
  scripts: ['раураl ', 'аbсdе', 'привет мир ', 'αβγ', 'աոս abc ', '转账验证码', 'भेज ओटीपी ', 'مرحبا ', 'สวัสดี'],
  disguises: [
    '1',
    'a',
    'A',
    'a b ',
    'p a y p a l ',
    'a.',
    'a-b_c*d.',
    'acc0unt ',
    'p@$$w0rd! ',
    'rn',
    'cornpany ',
    'a!',
    'aI',
  ],
  links: [
    'http://a.com ',
    'https://paypal-secure.example.top/verify?id=12345 ',
    'http://xn--80ak6aa92e.com/ ',
    '//a.com/b ',
  ],
  hosts: ['a.b.c.d.e.f.g.h.com ', 'www.', '1.1.1.1/', `${'a'.repeat(63)}.`, 'ab dash cd dot '],
  wrapped: [
    `http://a.com/${'a/'.repeat(150)} `,
    `https://urldefense.com/v3/__${'https://a.com/v3/__'.repeat(15)} `,
    `https://www.google.com/url?q=${'https://www.google.com/url?q='.repeat(12)} `,
  ],
  mails: ['a@b.com ', 'from: x@paypa1-secure.com ', 'a.b-c+d@e-f.g-h.i ', 'a@'],
  numbers: [
    '12 ',
    '555-123-4567 ',
    '+1 415 555 2671 ',
    '1,000,000 ',
    '$100 ',
    'one hundred and five ',
    'one two three four ',
  ],
  things: [
    '0x1234567890abcdef1234567890abcdef12345678 ',
    'code 1234 ',
    'otp otp ',
    'steam gift card ',
    'PayPal Amazon ',
  ],
  talk: [
    'Anna: send money now\nme: ok sent\n',
    'Anna: pay me code\n',
    '- a\nb\n',
    'a: ',
    'never send code ',
    'be ',
    'your ',
  ],
}

/** For every stage of the core: folding, undisguising, links, numbers, language, talk, evidence, likeness. */
export const stageTexts: readonly string[] = [
  ...Object.values(REPEATED).flatMap((pieces) => pieces.map((piece) => filled(piece))),
  numbered((number) => `http://x${number}.top/a`),
  numbered((number) => `paypa1-${number}.com`),
  numbered((number) => `${letters(number)}@${letters(number + 1)}.com`),
  numbered((number) => `n${number % 7}: pay code\n`),
  numbered((number) => letters(number)),
  Array.from({ length: LENGTH }, (_, number) => String.fromCharCode(0x4e00 + ((number * 7919) % 20_000))).join(''),
  ...['[', '('].map((open) => `${filled(open, LENGTH / 2)}${filled(open === '[' ? ']' : ')', LENGTH / 2)}`),
]
