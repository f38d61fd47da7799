import type { Span } from '../types.ts'

/** Endings that a bare name such as `usps-fee.top` may have. Written out: a list that is too long turns words into links. */
const endings =
  'com|net|org|info|biz|top|xyz|online|site|shop|store|club|live|vip|icu|click|link|app|dev|page|web|website|space|tech|cloud|world|today|life|digital|email|support|help|services|service|center|agency|group|team|work|works|finance|money|cash|bank|loan|loans|fund|pay|tax|legal|claims|health|care|delivery|express|tracking|parts|deals|gift|gifts|win|bet|game|games|fun|bid|trade|trading|exchange|market|markets|pro|name|mobi|tel|asia|africa|gov|edu|mil|int|io|ai|co|me|cc|tv|ws|to|ly|gl|gd|gy|la|li|st|fm|im|id|in|uk|us|ca|au|nz|ie|za|ng|ke|gh|ug|tz|zm|ph|sg|my|hk|tw|cn|jp|kr|th|vn|de|fr|es|pt|it|nl|be|at|ch|pl|ru|ua|br|mx|ar|co|cl|pe|eu|se|no|dk|fi|gr|tr|ro|hu|cz|bd|pk|lk|ae|sa|il|ga|cf|gq|ml|tk|pw|su|rest|cfd|sbs|cyou|monster|buzz|lol|quest|beauty|hair|skin|makeup|autos|boats|homes|mom|pics|bond|wiki|one|zip|run|sale|solutions|systems|network|directory|boutique|press|news|media|design|studio|academy|school|university|college|cam|date|download|review|stream|racing|party|science|faith|accountant|cricket|men|icu|ltd|inc|llc|gmbh|plus|social|chat|direct|host|hosting|domains|computer|repair|limited|company|business|ventures|capital|estate|property|properties|rent|rentals|vacations|travel|tours|flights|hotel|pizza|cafe|bar|pub|kitchen|fit|fitness|yoga|dental|clinic|doctor|pharmacy|surgery|vet|credit|creditcard|insurance|mortgage|investments|gold|tips|guide|how|energy|gal|cat|kim|wang|ren|xin|vodka|uno|lat|ngo|ong|bio|eco|green|earth|ink|red|blue|pink|black|best|cheap|promo|discount|coupons|rip|lgbt|wtf|ninja|rocks|guru|expert|consulting|associates|partners|holdings|foundation|charity|institute|international|global|city|town|land|house|garden|farm|auction|toys|shoes|clothing|fashion|jewelry|watch|bike|car|cars|auto|taxi|limo|camera|photos|photo|pictures|gallery|graphics|video|movie|film|theater|tickets|show|band|music|audio|radio|codes|software|engineering|builders|construction|contractors|plumbing|electrician|cleaning|moving|storage|security|lock|safe|protection|example|test|invalid'

/** Two-letter endings that are also words: bare names with them need a path, a digit, a hyphen or a second dot. */
const wordEndings =
  /\.(?:it|is|in|to|me|so|at|be|my|no|us|am|as|id|im|la|de|es|st|co|se|name|one|work|works|help|pay|today|life|support|how|safe|lock|security|show|best|cash|money|bank|loan|loans|fund|tax|legal|center|group|team|win|game|games|fun|run|sale|gift|gifts|deals|link|click|page|plus|social|chat|direct|company|business|credit|gold|tips|guide|red|blue|green|black|car|cars|auto|house|land|city|town|music|video|photo|photos|watch|date|review|press|news|school|college|care|health|doctor|storage|moving|cleaning|camera|market|app|web|space|world|cloud|services|service|express|delivery|tracking|claims|email|digital|store|shop|live|club|site|online|rent|travel|hotel|bar|pub|fit|bike)$/i

const schemed = /(?:h(?:tt|xx)ps?|ftp)\s{0,2}(?::|\[:\])\s{0,2}\/\/\s{0,2}[^\s<>"'\]{}|\\^]{2,400}/gi
const www = /(?<![a-z0-9@.-])www(?:\.|\[\.\])[^\s<>"'\]{}|\\^]{3,300}/gi
const name = `(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.|\\[\\.\\]|\\(\\.\\)|\\[dot\\])){1,4}(?:${endings})(?![a-z0-9@-]|\\.[a-z0-9])`
const bare = new RegExp(`(?<![a-z0-9@._/:-])${name}(?:[/?][^\\s<>"'\\]{}|\\\\^]{0,300})?`, 'gi')
/** Without its scheme, so that a filter does not see it: `//onx.la/00cf`, `//_9qr.de/bv`. */
const slashed = new RegExp(`(?<![a-z0-9:/])//[@_]?${name}/[^\\s<>"'\\]{}|\\\\^]{1,300}`, 'gi')
const spoken =
  /(?<!@ ?)\b(?:[a-z0-9]{2,20} (?:dash |hyphen )?){1,3}dot (?:com|net|org|co|info|top|online|site|gov|ie|in|uk|au|ca|us|io|me)\b(?: slash [a-z0-9]{2,20})?/gi
const numeric = /(?<![0-9.])(?:[0-9]{1,3}\.){3}[0-9]{1,3}(?::[0-9]{2,5})?\/[^\s<>"']{1,200}/g

/** Marks behind a link that belong to the sentence around it. */
const ENDS_SENTENCES: ReadonlySet<string> = new Set('.,;:!?)]}>*_\'"。，！？）')

const trimmed = (text: string, span: Span): Span => {
  let { end } = span
  while (end > span.start && ENDS_SENTENCES.has(text.charAt(end - 1))) end--
  return { start: span.start, end }
}

const collect = (text: string, pattern: RegExp, accept: (match: string, at: number) => boolean): Span[] => {
  const spans: Span[] = []
  for (const match of text.matchAll(pattern)) {
    if (spans.length >= 100) break
    if (accept(match[0], match.index))
      spans.push(trimmed(text, { start: match.index, end: match.index + match[0].length }))
  }
  return spans
}

const isBareLink = (match: string): boolean => {
  const host = (match.split(/[/?]/)[0] ?? '').replaceAll(/\[\.\]|\(\.\)|\[dot\]/gi, '.')
  if (match !== host && match.length > host.length) return true
  // `soon.If` and `account.My`: a sentence that begins without a space.
  if (/\.[A-Z][a-z]*$/.test(host)) return false
  if (!wordEndings.test(host)) return host.length > 4
  return /[0-9-]/.test(host) || host.split('.').length > 2 || /^[a-z]{9,}\./.test(host)
}

/** Links as they stand in a plain copy: with scheme, with www, bare, numeric, and as speech writes them down. */
export const findLinks = (text: string): Span[] => {
  const taken: Span[] = []
  const add = (spans: readonly Span[]): void => {
    for (const span of spans) {
      const free = span.end > span.start && taken.every(({ start, end }) => span.end <= start || span.start >= end)
      if (free) taken.push(span)
    }
  }
  add(collect(text, schemed, () => true))
  add(collect(text, www, () => true))
  add(collect(text, numeric, () => true))
  add(collect(text, slashed, () => true))
  add(collect(text, bare, isBareLink))
  add(collect(text, spoken, () => true))
  return taken.sort((left, right) => left.start - right.start)
}

/** A link as a judge of links can read it. */
export const linkAddress = (written: string): string => {
  const joined = written
    .replaceAll(/\s+/g, '')
    .replaceAll(/\[\.\]|\(\.\)|\[dot\]/gi, '.')
    .replace(/^h(?:tt|xx)p(s?)(?:\[:\]|:)\/\//i, 'http$1://')
    .replace(/^\/\/[@_]?/, '')
  return joined
}

/** The host of a link, lower case, without user part, port or leading www. */
export const hostOf = (written: string): string => {
  const spokenDot = / dot /i.test(written)
    ? written
        .replaceAll(/ dot /gi, '.')
        .replaceAll(/ (?:dash|hyphen) /gi, '-')
        .replaceAll(' ', '')
    : written
  const rest = linkAddress(spokenDot).replace(/^[a-z]+:\/\//i, '')
  const host = rest.split(/[/?#\\]/)[0] ?? ''
  return (host.split('@').pop() ?? host)
    .replace(/:[0-9]+$/, '')
    .replace(/^www\./i, '')
    .toLowerCase()
}
