/** A text with the way back from each of its characters to where it came from. */
type Traced = { readonly text: string; readonly back: (at: number) => number }

type Growing = { text: string; readonly from: number[] }

const push = (copy: Growing, piece: string, at: number, isSpread = false): void => {
  copy.text += piece
  for (let index = 0; index < piece.length; index++) copy.from.push(isSpread ? at + index : at)
}

const traced = ({ text, from }: Growing, { text: before, back }: Traced): Traced => ({
  text,
  back: (at) => back(from[at] ?? before.length),
})

/** Signs that this is what a mail program calls the original, not what it shows. */
const TAG = /<(?:html|body|table|td|tr)(?=[\s>])/i
const QUOTED = /=3D/

const decoder = new TextDecoder()
const HEX = /(?:=[0-9A-F]{2}){1,60}/iy
const SOFT_BREAK = /=[ \t]{0,8}\r?\n/y

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Quoted-printable: lines that go on, bytes as numbers. */
const unquote = (source: Traced): Traced => {
  const { text } = source
  const copy: Growing = { text: '', from: [] }
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at)
    const broken = sign === '=' ? matchAt(SOFT_BREAK, text, at) : null
    const bytes = sign === '=' && broken === null ? matchAt(HEX, text, at) : null
    if (bytes !== null) {
      const values = bytes[0].slice(1).split('=')
      push(copy, decoder.decode(Uint8Array.from(values, (value) => Number.parseInt(value, 16))), at)
    } else if (broken === null) push(copy, sign, at)
    at += broken?.[0].length ?? bytes?.[0].length ?? 1
  }
  return traced(copy, source)
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  zwnj: '\u200c',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
}

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/iy
const MOST_CODE_POINT = 0x10ffff

const entityOf = ([whole, decimal, hex, name]: RegExpExecArray): string => {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code <= MOST_CODE_POINT ? String.fromCodePoint(code) : whole
}

const ELEMENT = /<(\/?)([a-z][a-z0-9]{0,15})([^<>]{0,2000})>|<![^<>]{0,500}>/iy
const HREF = /\shref\s{0,3}=\s{0,3}["']?(https?:[^\s"'<>]{1,1000})/i
const BLOCKS = new Set('p div br tr td th table h1 h2 h3 h4 li ul hr body html blockquote title'.split(' '))
/** What no reader sees. Nothing else is left out: what is said to be hidden may be shown after all. */
const UNSEEN = [
  { opening: '<!--', closing: '-->' },
  { opening: '<style', closing: '</style' },
  { opening: '<script', closing: '</script' },
] as const

/** Where what begins here and is never shown ends; what is not closed is taken for text. */
const endOfUnseen = (small: string, at: number, open: Set<string>): number | undefined => {
  const unseen = UNSEEN.find(({ opening }) => small.startsWith(opening, at))
  if (unseen === undefined || open.has(unseen.opening)) return undefined
  const end = small.indexOf(unseen.closing, at)
  // Looked for once: a text of nothing but openings costs no more than another.
  if (end < 0) open.add(unseen.opening)
  return end < 0 ? undefined : end + (unseen.closing === '-->' ? 3 : 0)
}

const breakLine = (copy: Growing, at: number): void => {
  if (copy.text !== '' && !copy.text.endsWith('\n')) push(copy, '\n', at)
}

const addWhite = (copy: Growing, at: number): void => {
  if (!/\s$/.test(copy.text.slice(-1))) push(copy, ' ', at)
}

type Link = { readonly address: string; readonly at: number }

type Page = {
  readonly copy: Growing
  /** Addresses that were said already. */
  readonly said: Set<string>
  link: Link | undefined
}

/** Behind the words that lead somewhere stands where they lead. */
const closeLink = (page: Page): void => {
  const { copy, said, link } = page
  page.link = undefined
  if (link === undefined || said.has(link.address) || copy.text.endsWith(link.address)) return
  push(copy, ' <', link.at)
  push(copy, link.address, link.at, true)
  push(copy, '>', link.at)
  said.add(link.address)
}

const takeElement = (page: Page, [whole, slash, name = '', rest = '']: RegExpExecArray, at: number): void => {
  const tag = name.toLowerCase()
  if (BLOCKS.has(tag)) breakLine(page.copy, at)
  if (tag !== 'a') return
  closeLink(page)
  const address = slash === '' ? HREF.exec(rest)?.[1] : undefined
  if (address !== undefined) page.link = { address, at: at + whole.indexOf(address) }
}

/** Takes what begins here and says how long it is. */
const takePiece = (page: Page, text: string, at: number): number => {
  const sign = text.charAt(at)
  const element = sign === '<' ? matchAt(ELEMENT, text, at) : null
  const entity = sign === '&' ? matchAt(ENTITY, text, at) : null
  if (element !== null) takeElement(page, element, at)
  else if (entity !== null) push(page.copy, entityOf(entity), at)
  else if (/\s/.test(sign)) addWhite(page.copy, at)
  else push(page.copy, sign, at)
  return (element ?? entity)?.[0].length ?? 1
}

/** What a browser would show. */
const untag = (source: Traced): Traced => {
  const { text } = source
  const small = text.toLowerCase()
  const page: Page = { copy: { text: '', from: [] }, said: new Set(), link: undefined }
  const open = new Set<string>()
  for (let at = 0; at < text.length;) {
    const unseen = text.charAt(at) === '<' ? endOfUnseen(small, at, open) : undefined
    at = unseen ?? at + takePiece(page, text, at)
  }
  return traced(page.copy, source)
}

/** The source of an HTML mail as what it shows; any other text as it is. */
export const unwrapSource = (source: Traced): Traced => {
  if (!TAG.test(source.text)) return source
  return untag(QUOTED.test(source.text) ? unquote(source) : source)
}
