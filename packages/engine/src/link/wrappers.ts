/** A service that puts the real address inside its own. What it wraps is judged, not the wrapper. */
export type Wrapper = {
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

/** `?https://evil.example`: the whole query is the address. */
const wholeQuery = (url: URL): string | undefined => decoded(url.search.slice(1))

/** The first part of the path that holds an address, written in percent signs. */
const inPath = (url: URL): string | undefined => {
  const part = url.pathname.split('/').find((piece) => /^(?:https?(?::|%3A)|[a-z0-9.-]{4,253}%2F)/i.test(piece))
  return part === undefined ? undefined : decoded(part)
}

const lastInBase64 = (url: URL): string | undefined => base64Text(url.pathname.split('/').at(-1) ?? '')

/** Some put the address behind the question mark as it is. */
const bareInside = ({ href }: URL): string | undefined => {
  const mark = href.search(/[?&;]https?:\/\//)
  return mark < 0 ? undefined : href.slice(mark + 1)
}

/** `soundcloud-com.translate.goog`: a dash is a dot, two dashes are one dash. */
const translated = ({ hostname, pathname, search }: URL): string => {
  const name = hostname.slice(0, -'.translate.goog'.length)
  const host = name.replaceAll('--', '\n').replaceAll('-', '.').replaceAll('\n', '-')
  const own = search.search(/[?&]_x_tr_/)
  return `https://${host}${pathname}${own < 0 ? search : search.slice(0, own)}`
}

/** Mandrill keeps the address in JSON inside JSON in base64; the site alone stands in the path as well. */
const mandrill = (url: URL): string | undefined => {
  const text = (base64Text(url.searchParams.get('p') ?? '') ?? '').replaceAll('\\', '')
  return /"url":"(https?:\/{1,2}[^"]{3,2000})"/.exec(text)?.[1] ?? url.pathname.split('/')[4]
}

const any = /^/
const google = /^(?:(?:www|l|m|maps|images|cse|plus\.url|ditu)\.)?google\.(?:com?|[a-z]{2})(?:\.[a-z]{2})?$/
const AFFILIATES =
  /^(?:www\.)?(?:anrdoezrs\.net|dpbolvw\.net|tkqlhce\.com|jdoqocy\.com|kqzyfj\.com|clk\.tradedoubler\.com|go\.skimresources\.com|go\.redirectingat\.com|redirect\.viglink\.com|shareasale\.com|awin1\.com|click\.linksynergy\.com|rover\.ebay\.com|s\.click\.aliexpress\.com|gate\.sc|exit\.sc)$/

export const WRAPPERS: readonly Wrapper[] = [
  {
    id: 'google-url',
    host: google,
    path: /^\/(?:url|local_url|aclk|pagead\/aclk|travel\/clk|interstitial)$/,
    target: parameter('q', 'url', 'adurl', 'pcurl'),
  },
  {
    id: 'google-amp',
    host: google,
    path: /^\/amp\/(?:s\/)?.{1,4000}/,
    target: (url) => url.pathname.replace(/^\/amp\/(?:s\/)?/, ''),
  },
  {
    id: 'amp-cache',
    host: /\.cdn\.ampproject\.org$/,
    path: /^\/[a-z]{1,3}\/(?:s\/)?.{1,4000}/,
    target: (url) => url.pathname.replace(/^\/[a-z]{1,3}\/(?:s\/)?/, ''),
  },
  {
    id: 'google-adclick',
    host: /^(?:www\.)?(?:googleadservices\.com|(?:ad|adclick\.g|googleads\.g|googleads4\.g|cm\.g)\.doubleclick\.net)$/,
    path: any,
    target: (url) => parameter('adurl', 'ds_dest_url', 'url')(url) ?? bareInside(url),
  },
  { id: 'google-translate', host: /^translate\.google\.[a-z.]{2,6}$/, path: any, target: parameter('u') },
  { id: 'translate-goog', host: /^[a-z0-9-]{3,100}\.translate\.goog$/, path: any, target: translated },
  {
    id: 'safelinks',
    host: /(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us)$|^statics\.teams\.cdn\.office\.net$/,
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
  { id: 'cisco', host: /^secure-web\.cisco\.com$/, path: any, target: inPath },
  { id: 'mimecast', host: /\.mimecast(?:protect)?\.com$/, path: /^\/s\//, target: parameter('domain') },
  { id: 'fireeye', host: /^protect2?\.fireeye\.com$/, path: any, target: parameter('u') },
  {
    id: 'clicktime',
    host: /^clicktime\.(?:symantec\.com|cloud\.postoffice\.net)$/,
    path: any,
    target: parameter('u', 'U'),
  },
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
  {
    id: 'facebook',
    host: /^(?:l|lm)\.(?:facebook|instagram|messenger|workplace|threads)\.(?:com|net)$|^(?:www\.|m\.)?facebook\.com$/,
    path: /^\/l\.php$|^\/flx\/warn/,
    target: parameter('u'),
  },
  { id: 'instagram', host: /^(?:l|lm)\.(?:instagram|threads)\.(?:com|net)$/, path: /^\/$/, target: parameter('u') },
  { id: 'tumblr', host: /^t\.umblr\.com$/, path: /^\/redirect$/, target: parameter('z') },
  { id: 'reddit', host: /^out\.reddit\.com$/, path: any, target: parameter('url') },
  { id: 'twitter', host: /^(?:twitter|x)\.com$/, path: /^\/i\/redirect$/, target: parameter('url') },
  { id: 'pinterest', host: /(?:^|\.)pinterest\.[a-z.]{2,6}$/, path: /^\/offsite\/?$/, target: parameter('url') },
  { id: 'tiktok', host: /^(?:www\.)?tiktok\.com$/, path: /^\/link\/v2$/, target: parameter('target') },
  { id: 'youtube', host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/redirect$/, target: parameter('q') },
  {
    id: 'linkedin',
    host: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
    path: /^\/(?:redir\/|safety\/go|slink$)/,
    target: parameter('url'),
  },
  { id: 'steam', host: /^steamcommunity\.com$/, path: /^\/linkfilter/, target: parameter('u', 'url') },
  { id: 'vk', host: /^(?:m\.)?(?:vk\.com|away\.vk\.com)$/, path: /^\/away(?:\.php)?$/, target: parameter('to') },
  { id: 'telegram', host: /^t\.me$/, path: /^\/iv$/, target: parameter('url') },
  { id: 'medium', host: /^medium\.com$/, path: /^\/r\/$/, target: parameter('url') },
  { id: 'pocket', host: /^getpocket\.com$/, path: /^\/redirect$/, target: parameter('url') },
  {
    id: 'bing',
    host: /^(?:www\.)?bing\.com$/,
    path: /^\/ck\/a$/,
    target: (url) => base64Text((url.searchParams.get('u') ?? '').replace(/^a1/, '')),
  },
  {
    id: 'yahoo',
    host: /^r\.search\.yahoo\.com$/,
    path: any,
    target: (url) => decoded(/\/RU=([^/]{3,4000})\//.exec(url.pathname)?.[1] ?? ''),
  },
  { id: 'duckduckgo', host: /^duckduckgo\.com$/, path: /^\/l\/$/, target: parameter('uddg') },
  { id: 'baidu', host: /^(?:www\.|m\.)?baidu\.com$/, path: /^\/link$/, target: () => undefined },
  {
    id: 'yandex',
    host: /^(?:www\.)?yandex\.(?:ru|com|kz|by)$/,
    path: /^\/(?:clck\/|turbo\?)/,
    target: parameter('url', 'text'),
  },
  { id: 'slack', host: /^slack-redir\.net$/, path: /^\/link$/, target: parameter('url') },
  { id: 'zhihu', host: /^link\.(?:zhihu\.com|juejin\.cn|csdn\.net)$/, path: any, target: parameter('target') },
  { id: 'weibo', host: /^(?:weibo\.cn|m\.weibo\.cn)$/, path: /^\/sinaurl/, target: parameter('u') },
  {
    id: 'no-referrer',
    host: /^(?:href\.li|anonym\.to|nullrefer\.com|dereferer\.me|www\.deviantart\.com|deviantart\.com)$/,
    path: /^\/(?:users\/outgoing)?$/,
    target: wholeQuery,
  },
  {
    id: 'affiliate',
    host: AFFILIATES,
    path: any,
    target: parameter('url', 'u', 'urllink', 'ued', 'p', 'murl', 'mpre', 'dl_target_url'),
  },
  { id: 'amazon-mail', host: any, path: /^\/C?L0\/https?(?::|%3A)/i, target: inPath },
  { id: 'postmark', host: /^click\.pstmrk\.it$/, path: any, target: inPath },
  { id: 'kit', host: /^click\.(?:convertkit-mail|kit-mail)\d{0,3}\.com$/, path: any, target: lastInBase64 },
  { id: 'mandrill', host: /(?:^|\.)mandrillapp\.com$/, path: /^\/track\/click\//, target: mandrill },
]

/** Mailing services whose links carry the address in a code that only they can read. */
const MAILERS =
  /(?:^|\.)(?:ct\.sendgrid\.net|hubspotlinks\.com|hubspotlinksfree\.com|hubspotlinksstarter\.com|klclick\d?\.com|exct\.net|emltrk\.com|mailtrack\.io|emailprotection\.link|soundestlink\.com|omnisendlink\.com|ccsend\.com|constantcontact\.com|cmail\d{1,2}\.com|createsend\d?\.com|mlsend\.com|sendibt\d\.com|sendibm\d\.com|r\.mailjet\.com|mjt\.lu|activehosted\.com|acemlnb?\.com|mkt\d{2,6}\.com|customeriomail\.com|braze\.com|iterable\.com|drip\.com|sparkpostmail\d?\.com|list-manage\d?\.com|feedproxy\.google\.com|notifications\.google\.com|c\.gle)$/

const TRACKER_LABEL = /^(?:click|clicks|trk|track|tracking|links?|url\d{1,6}|e?mail|email|go|t|r|e)\./
const TRACKER_PATH =
  /^\/(?:ls\/click|wf\/click|track\/click|track\/v\d\/click|u\/click|click|f\/a|e\/c|e\/er|c\/eJ|q\/[A-Za-z0-9_-]{20}|\?qs=)/i

/** The redirector is known, but where it leads stands in a code. */
export const hidesTarget = ({ hostname, pathname, search }: URL): boolean => {
  const page = `${pathname}${search}`
  if (MAILERS.test(hostname)) return page.length > 1
  return TRACKER_LABEL.test(hostname) && TRACKER_PATH.test(page) && page.length > 20
}
