import { brandNamed } from './brands.ts'
import { hostOf } from './find-links.ts'
import type { Reading, Span, Thing } from '../types.ts'

/** Short links: where they lead cannot be seen. */
const shorteners =
  /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|ow\.ly|cutt\.ly|rb\.gy|rebrand\.ly|shorturl\.at|s\.id|t\.ly|tiny\.cc|bl\.ink|short\.io|v\.gd|qr\.ae|lnkd\.in|buff\.ly|urlz\.fr|shorte\.st|adf\.ly|clck\.ru|u\.to|x\.co|surl\.li|n9\.cl|acortar\.link|encurtador\.com\.br|l1nk\.dev|linktr\.ee|me2\.kr|reurl\.cc|dlvr\.it|soo\.gd|qrco\.de|app\.link|onelink\.me)$/

/** Sites where anyone can put up a page for nothing. */
const freeHosts =
  /(?:^|\.)(?:weebly\.com|wixsite\.com|blogspot\.[a-z.]{2,6}|wordpress\.com|github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|workers\.dev|web\.app|firebaseapp\.com|herokuapp\.com|glitch\.me|repl\.co|myclickfunnels\.com|clickfunnels\.com|swipepages\.net|godaddysites\.com|square\.site|webflow\.io|carrd\.co|000webhostapp\.com|onlinehome\.us|my03\.com|duckdns\.org|ngrok\.io|ngrok-free\.app|sites\.google\.com|forms\.gle|docs\.google\.com|forms\.office\.com|jotform\.com|typeform\.com|weeblyform\.com|mystrikingly\.com|yolasite\.com|za\.com|us\.com|co\.com|googleapis\.com|r2\.dev|ipfs\.io|azurewebsites\.net|translate\.goog|gb\.net|ddns\.net|hopto\.org|express\.adobe\.com|drive\.google\.com|notion\.site|canva\.com|sharepoint\.com)$/

/** Endings that are cheap and much abused. */
const cheapEndings =
  /\.(?:top|xyz|icu|click|cfd|sbs|cyou|monster|buzz|vip|club|online|site|live|shop|store|fun|space|website|link|rest|quest|lol|bond|beauty|hair|win|bid|loan|work|gq|cf|ga|ml|tk|pw|cc|ws|su|info|ru|cn|today|life|world|digital|help|support|services|finance|money|app\.com|directory|boutique|deals|gift|directory|pics|mom|autos|boats|homes)$/

const secondLevel = /^(?:co|com|org|net|gov|gob|gouv|govt|ac|edu|or|go|ne|gen|firm|web|my|id|nsw|vic|qld)$/

/** The part of a host that someone registered: the last two labels, or three under `co.uk` and its like. */
export const registrable = (host: string): string => {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  const second = labels.at(-2) ?? ''
  const three = labels.length > 2 && last.length === 2 && secondLevel.test(second)
  return labels.slice(three ? -3 : -2).join('.')
}

const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

export type LinkShape = {
  readonly host: string
  readonly path: string
  readonly span: Span
  readonly shortener: boolean
  readonly free: boolean
  readonly cheap: boolean
  readonly numeric: boolean
  readonly hyphens: boolean
  readonly official: boolean
  /** A brand named in the host or claimed by the message, whose own address this is not. */
  readonly imitates: string | undefined
  readonly chat: boolean
  readonly government: boolean
  readonly odd: boolean
}

const lureWords =
  /(?:secure|verif|login|signin|account|update|confirm|support|alert|service|billing|payment|unlock|redeliver|deliver|track|parcel|fee|toll|refund|claim|wallet|bonus|prize|reward|auth|help|bank|pay|customs|post|tax|gov|kyc|id)/

const namesIn = (host: string): string[] =>
  host.split(/[.-]/).filter((label) => label.length > 2 && brandNamed(label) !== undefined)

/** Brand names hidden in a longer label: `uspsfee`, `chase-verify01`. */
const hiddenBrand = (host: string): string | undefined => {
  const match =
    /(?:^|[.-]|[a-z0-9])(usps|fedex|paypal|amazon|netflix|apple|icloud|microsoft|chase|wellsfargo|citibank|hsbc|barclays|lloyds|natwest|santander|revolut|monzo|dhl|evri|royalmail|hmrc|irs|medicare|ezpass|sunpass|fastrak|coinbase|binance|metamask|whatsapp|facebook|instagram|venmo|zelle|cashapp|navyfederal|usaa|auspost|commbank|westpac|mygov|centrelink|linkt|dbs|ocbc|singpass|gcash|bdo|bpi|sbi|hdfc|icici|paytm|aadhaar|epfo|fastag|correos|bbva|caixabank|postnl|ing|rabobank|digid|sparkasse|volksbank|elster|ameli|antai|impots|poste|inps|intesa|unicredit|bca|bri|mandiri|shopee|lazada|vinted|olx|marktplaats|kleinanzeigen|capitec|fnb|absa|mpesa|safaricom|docusign|office365|outlook|onedrive|dropbox|linkedin|walmart|costco|ups|tesla|ledger|trustwallet|spotify|disney|youtube|tiktok|telegram|roblox|steam)/.exec(
      host,
    )
  return match?.[1]
}

const imitated = (host: string, official: boolean): string | undefined => {
  if (official) return undefined
  const named = namesIn(host)[0] ?? (/-|[0-9]/.test(host) || lureWords.test(host) ? hiddenBrand(host) : undefined)
  if (named !== undefined) {
    const domains = brandNamed(named)?.domains ?? []
    // A brand's own name under some other ending may be its own too (amazon.se); with more words in it, it is not.
    const label = registrable(host).split('.')[0] ?? ''
    if (label === named && domains.length > 0) return undefined
    return named
  }
  return undefined
}

/** What stands behind the host. */
const pathOf = (written: string): string => {
  const rest = written.replace(/^[a-z]{2,6}:\/{0,2}/i, '')
  const at = rest.search(/[/?]/)
  return at < 0 ? '' : rest.slice(at + 1)
}

const shapeOf = (thing: Thing, senders: readonly Thing[]): LinkShape => {
  const host = hostOf(thing.value)
  const domain = registrable(host)
  const brands = senders.flatMap(({ value }) => brandNamed(value) ?? [])
  const named = namesIn(host).flatMap((name) => brandNamed(name) ?? [])
  // A page anyone can make on a big firm's site is not that firm speaking; and a claimed sender must own the link itself.
  const official =
    !freeHosts.test(host) &&
    (brands.length > 0 ? brands : named).some(({ domains }) => domains.some((own) => isUnder(host, own)))
  const government =
    /\.(?:gov|mil)(?:\.[a-z]{2})?$|\.(?:gob|gouv|govt|go)\.[a-z]{2}$|(?:^|\.)(?:canada\.ca|europa\.eu|gouv\.fr|admin\.ch|bund\.de|nhs\.uk|police\.uk|service-public\.fr|belastingdienst\.nl|digid\.nl|politie\.nl)$/.test(
      host,
    )
  return {
    host,
    path: pathOf(thing.value),
    span: thing,
    shortener: shorteners.test(host) || shorteners.test(domain),
    free: freeHosts.test(host),
    cheap: cheapEndings.test(host),
    numeric: /^[0-9.]+$/.test(host),
    hyphens: domain.includes('-'),
    official,
    imitates: imitated(host, official || government),
    chat: /^(?:t\.me|wa\.me|chat\.whatsapp\.com|telegram\.me|line\.me|m\.me|discord\.gg|lin\.ee|zalo\.me|viber\.com)$/.test(
      host,
    ),
    government,
    odd: /[bcdfghjklmnpqrstvwxz]{5,}|[0-9][a-z]+[0-9]/.test(domain.split('.')[0] ?? ''),
  }
}

const made = new WeakMap<Reading, readonly LinkShape[]>()

/** What can be said of each link by looking at it alone. */
export const linkShapes = (reading: Reading): readonly LinkShape[] => {
  const known = made.get(reading)
  if (known !== undefined) return known
  const senders = reading.things.filter(({ kind }) => kind === 'sender')
  const shapes = reading.things.filter(({ kind }) => kind === 'link').map((thing) => shapeOf(thing, senders))
  made.set(reading, shapes)
  return shapes
}
