import { readUrl } from './read-url.ts'

/** How deep redirectors inside redirectors are followed on paper. */
const MAX_HOPS = 5

type Wrapper = {
  readonly id: string
  readonly host: RegExp
  readonly path: RegExp
  readonly target: (url: URL) => string | undefined
}

const parameter =
  (...names: readonly string[]) =>
  (url: URL): string | undefined => {
    for (const name of names) {
      const value = url.searchParams.get(name)
      if (value !== null && value !== '') return value
    }
    return undefined
  }

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Proofpoint v1: `?u=http%3A%2F%2F...`; v2: the same with `-` for `%` and `_` for `/`. */
const proofpointV2 = (url: URL): string | undefined => {
  const value = url.searchParams.get('u')
  return value === null ? undefined : decoded(value.replaceAll('-', '%').replaceAll('_', '/'))
}

const V3 = '/v3/__'
const RUN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const base64Text = (text: string): string | undefined => {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  } catch {
    return undefined
  }
}

/** Proofpoint v3 replaces each special character by `*` (or `**X` for a run) and keeps them aside in base64. */
const proofpointV3 = (url: URL): string | undefined => {
  const start = url.href.indexOf(V3)
  const end = url.href.indexOf('__;', start + V3.length + 1)
  if (start < 0 || end < 0) return undefined
  const text = url.href.slice(start + V3.length, end)
  const [aside = ''] = url.href.slice(end + '__;'.length).split(/[/?#!]/)
  const kept = Array.from(base64Text(aside) ?? '')
  let next = 0
  const filled = text.replace(/\*(?:\*([A-Za-z0-9_-]))?/g, (_, length: string | undefined) => {
    const count = length === undefined ? 1 : RUN.indexOf(length) + 2
    const piece = kept.slice(next, next + count).join('')
    next += count
    return piece === '' ? '*' : piece
  })
  return filled.replace(/^(https?:)\/(?!\/)/i, '$1//')
}

const any = /^/
const google = /^(?:www\.|l\.|m\.)?google\.(?:com?|[a-z]{2})(?:\.[a-z]{2})?$/

/** Services that put the real address inside their own. What they wrap is judged, not the wrapper. */
const WRAPPERS: readonly Wrapper[] = [
  { id: 'google-url', host: google, path: /^\/url$/, target: parameter('q', 'url') },
  {
    id: 'google-amp',
    host: google,
    path: /^\/amp\/(?:s\/)?.{1,4000}/,
    target: (url) => url.pathname.replace(/^\/amp\/(?:s\/)?/, ''),
  },
  {
    id: 'google-adclick',
    host: /^(?:www\.)?(?:googleadservices\.com|adclick\.g\.doubleclick\.net|googleads\.g\.doubleclick\.net)$/,
    path: any,
    target: parameter('adurl'),
  },
  { id: 'google-translate', host: /^translate\.google\.[a-z.]{2,6}$/, path: any, target: parameter('u') },
  {
    id: 'safelinks',
    host: /(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us)$/,
    path: any,
    target: parameter('url'),
  },
  {
    id: 'urldefense-v3',
    host: /^urldefense\.(?:com|us)$|^urldefense\.proofpoint\.com$/,
    path: /^\/v3\//,
    target: proofpointV3,
  },
  { id: 'urldefense-v2', host: /^urldefense\.(?:proofpoint\.)?(?:com|us)$/, path: /^\/v2\//, target: proofpointV2 },
  { id: 'urldefense-v1', host: /^urldefense\.(?:proofpoint\.)?(?:com|us)$/, path: /^\/v1\//, target: parameter('u') },
  {
    id: 'facebook',
    host: /^(?:l|lm)\.(?:facebook|instagram|messenger)\.com$|^(?:www|m)\.facebook\.com$/,
    path: /^\/(?:l\.php)?$|^\/flx\/warn/,
    target: parameter('u'),
  },
  { id: 'youtube', host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/redirect$/, target: parameter('q') },
  { id: 'linkedin', host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/|safety\/go)/, target: parameter('url') },
  { id: 'steam', host: /^steamcommunity\.com$/, path: /^\/linkfilter/, target: parameter('u', 'url') },
  { id: 'vk', host: /^(?:m\.)?(?:vk\.com|away\.vk\.com)$/, path: /^\/away(?:\.php)?$/, target: parameter('to') },
  {
    id: 'bing',
    host: /^(?:www\.)?bing\.com$/,
    path: /^\/ck\/a$/,
    target: (url) => base64Text((url.searchParams.get('u') ?? '').replace(/^a1/, '')),
  },
  { id: 'duckduckgo', host: /^duckduckgo\.com$/, path: /^\/l\/$/, target: parameter('uddg') },
  { id: 'slack', host: /^slack-redir\.net$/, path: /^\/link$/, target: parameter('url') },
  { id: 'barracuda', host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, target: parameter('a') },
  {
    id: 'trendmicro',
    host: /(?:^|\.)(?:ctp|urlsand)\.(?:trendmicro|esvalabs)\.com$/,
    path: any,
    target: parameter('Url', 'url', 'u'),
  },
  {
    id: 'sophos',
    host: /^(?:[a-z0-9-]{1,40}\.)?protection\.sophos\.com$/,
    path: any,
    target: (url) => base64Text(url.searchParams.get('u') ?? ''),
  },
]

const targetOf = (url: URL): string | undefined => {
  const host = url.hostname
  for (const wrapper of WRAPPERS) {
    if (wrapper.host.test(host) && wrapper.path.test(url.pathname)) return wrapper.target(url)
  }
  return undefined
}

const asWebUrl = (text: string): URL | undefined => {
  const url = readUrl(text)
  return url?.hostname.includes('.') ? url : undefined
}

export type Unwrapped = { readonly url: URL; readonly hops: readonly string[] }

/** `https://www.google.com/url?q=https://evil.example` -> the address inside, and what was taken off. */
export const unwrap = (start: URL): Unwrapped => {
  const hops: string[] = []
  let url = start
  while (hops.length < MAX_HOPS) {
    const target = targetOf(url)
    const inner = target === undefined ? undefined : asWebUrl(target)
    if (!inner) break
    hops.push(url.href)
    url = inner
  }
  return { url, hops }
}
