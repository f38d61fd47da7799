/** The longest piece of pasted text that is searched for an address. */
const MAX_PASTED_LENGTH = 20_000

/** The longest address that is judged; browsers and servers stop well before it. */
const MAX_LINK_LENGTH = 16_384

type Rewrite = { readonly find: RegExp; readonly put: string }

/** The ways people write an address so that nobody clicks it by mistake. Every pattern has a bounded length. */
const DEFANGED: readonly Rewrite[] = [
  { find: /\bh(?:xx|\*\*)p(s?)(?:\[:\]|\(:\)|:)(?:\/\/|\[\/\/\]|\\\\|\/\\|\\\/)/gi, put: 'http$1://' },
  { find: /\bh(?:xx|\*\*)p(s?)\[:\/\/\]/gi, put: 'http$1://' },
  { find: /\bhttp(s?)\[:\/\/\]/gi, put: 'http$1://' },
  { find: /[[({] ?(?:\.|dot) ?[\])}]/gi, put: '.' },
  { find: /[[({] ?: ?[\])}]/g, put: ':' },
  { find: /[[({] ?\/ ?[\])}]/g, put: '/' },
]

const SCHEME = /\bhttps?:\/{1,2}[^\s<>"`]{1,16384}/i
const SCHEME_AT_START = /^[a-z][a-z0-9+.-]{0,30}:/i
const BARE_HOST =
  /(?:^|[\s<>"'(:,;])((?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,62})\.){1,63}[\p{L}][\p{L}\p{N}-]{1,62}(?::\d{1,5})?(?:[/?#][^\s<>"`]{0,16384})?)/u
const HAS_SPACE = /\s/
const TRAILING = /[.,;:!?'"*_~>\]}»”’…]/

/** `hxxps[:]//evil[.]com` -> `https://evil.com` */
export const refang = (text: string): string =>
  DEFANGED.reduce((soFar, { find, put }) => soFar.replace(find, put), text)

const closesNothing = (text: string): boolean => {
  const opened = text.split('(').length
  return text.split(')').length > opened
}

/** Takes off the full stop or bracket that belongs to the sentence, not to the address. */
const withoutTrailing = (text: string): string => {
  let end = text.length
  while (end > 0) {
    const last = text.charAt(end - 1)
    if (TRAILING.test(last) || (last === ')' && closesNothing(text.slice(0, end)))) end -= 1
    else break
  }
  return text.slice(0, end)
}

const withoutWrapping = (text: string): string => {
  const inner = text.trim().replace(/^[<("'`[«“‘]{1,4}/, '')
  return withoutTrailing(inner)
}

/** Control characters never belong to an address; a browser drops tabs and line ends inside one. */
const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cf}\u2028\u2029]/gu

/**
 * The address inside what a person pasted: the whole of it when it is one word, else the first thing in the
 * text that looks like an address. Undefined when there is none.
 */
export const findLink = (pasted: string): string | undefined => {
  if (pasted.length > MAX_PASTED_LENGTH) return undefined
  const text = refang(pasted.replace(CONTROL, '')).trim()
  if (text === '') return undefined
  const withScheme = SCHEME.exec(text)
  if (!HAS_SPACE.test(text)) {
    const whole = withoutWrapping(text)
    if (whole === '' || whole.length > MAX_LINK_LENGTH) return undefined
    if (SCHEME_AT_START.test(whole)) return whole
  }
  if (withScheme) return withoutTrailing(withScheme[0])
  if (!HAS_SPACE.test(text)) return withoutWrapping(text)
  const bare = BARE_HOST.exec(text)
  return bare?.[1] === undefined ? undefined : withoutTrailing(bare[1])
}
