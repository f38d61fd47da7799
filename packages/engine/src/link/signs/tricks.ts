import type { ParsedLink } from '../parse-link.ts'

type TrickId =
  | 'user-before-host'
  | 'user'
  | 'ip-odd'
  | 'ip'
  | 'mixed-letters'
  | 'ending-inside'
  | 'many-labels'
  | 'odd-port'
  | 'encoded-host'
  | 'backslash'
  | 'long-host'

export type Trick = {
  readonly id: TrickId
  readonly strong: boolean
  readonly seen: (link: ParsedLink) => boolean
}

const TLD_IN_MIDDLE = /(?:^|[.-])(?:com|net|org|gov|co-uk|edu|gouv)(?:[-.]|$)/
const ODD_NUMBER_IP =
  /^(?:0x[0-9a-f]{1,8}|\d{8,10}|0\d{1,11}(?:\.0?\d{1,11}){0,3}|(?:0x[0-9a-f]{1,2}|\d{1,3})(?:\.(?:0x[0-9a-f]{1,2}|0\d{1,3}|\d{1,8})){0,3})(?:[:/?#]|$)/i
const DOTTED_QUAD = /^(?:\d{1,3}\.){3}\d{1,3}(?:[:/?#]|$)/
/** From the host on, as it was written. */
const fromHost = (written: string): string => written.replace(/^(?:https?:)?\/{0,2}(?:[^/?#@]{0,200}@)?/i, '')
const COMMON_PORTS = new Set(['', '80', '443', '8080', '8443', '8000', '3000'])

const authority = (written: string): string => /^(?:[a-z]{1,8}:)?\/{0,4}([^/?#\\]{0,2000})/i.exec(written)?.[1] ?? ''

const hasMixedScripts = (label: string): boolean => {
  const scripts = [
    /\p{Script=Latin}/u,
    /\p{Script=Cyrillic}/u,
    /\p{Script=Greek}/u,
    /\p{Script=Cherokee}/u,
    /\p{Script=Armenian}/u,
  ]
  return scripts.filter((script) => script.test(label)).length > 1
}

const looksLatinButIsNot = (label: string): boolean =>
  /^[аеорсухіјѕһԁԛԝѵӏьвкмнтοαενρτυικ0-9-]{3,63}$/u.test(label) && !/^[0-9-]+$/.test(label)

/** Ways of writing an address so that it reads as something else. Each is judged on the parsed address. */
export const TRICKS: readonly Trick[] = [
  {
    id: 'user-before-host',
    strong: true,
    seen: ({ url }) => /\.|%2e/i.test(url.username) || (url.username !== '' && url.password !== ''),
  },
  {
    id: 'user',
    strong: false,
    seen: ({ url }) => url.username !== '' || url.password !== '',
  },
  {
    id: 'ip-odd',
    strong: true,
    seen: ({ ip, written }) =>
      ip === 'v4' && ODD_NUMBER_IP.test(fromHost(written)) && !DOTTED_QUAD.test(fromHost(written)),
  },
  {
    id: 'ip',
    strong: false,
    seen: ({ ip }) => ip !== 'none',
  },
  {
    id: 'mixed-letters',
    strong: true,
    seen: ({ shownHost, host }) =>
      shownHost !== host && shownHost.split('.').some((l) => hasMixedScripts(l) || looksLatinButIsNot(l)),
  },
  {
    id: 'ending-inside',
    strong: true,
    seen: ({ subdomain, name, suffixIsPrivate }) =>
      TLD_IN_MIDDLE.test(subdomain) || (!suffixIsPrivate && /-(?:com|net|org|gov)(?:-|$)/.test(name)),
  },
  {
    id: 'many-labels',
    strong: false,
    seen: ({ labels }) => labels.length >= 7,
  },
  {
    id: 'odd-port',
    strong: false,
    seen: ({ url }) => !COMMON_PORTS.has(url.port),
  },
  {
    id: 'encoded-host',
    strong: true,
    seen: ({ written, hops }) =>
      hops.length === 0 && /%[0-9a-f]{2}/i.test(authority(written).replace(/^.{0,1000}@/, '')),
  },
  {
    id: 'backslash',
    strong: true,
    seen: ({ written, hops }) =>
      hops.length === 0 && /^(?:https?:)?[/\\]{0,4}[^/?#\\]{0,300}\\/i.test(written) && written.includes('@'),
  },
  {
    id: 'long-host',
    strong: false,
    seen: ({ host }) => host.length >= 75,
  },
]
