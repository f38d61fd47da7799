import { type Helpline, helplines } from './helplines.ts'

type Place = { readonly name: string; readonly say: string; readonly href?: string }
type Country = {
  readonly id: string
  readonly name: string
  readonly places: readonly Place[]
  readonly lines: readonly Helpline[]
}

export const placeWords = {
  title: 'Where to report it',
  country: 'Country',
  bank: 'Your bank first',
  bankSay: 'The number on the back of your card, at any hour.',
  checked: 'Addresses last checked on {date}.',
  outside: '{name} (opens in a new tab)',
} as const

/** The day somebody looked at every address below. */
export const PLACES_CHECKED = '2026-11-03'

const europol: Place = {
  name: 'Europol: report a cybercrime',
  href: 'https://www.europol.europa.eu/report-a-crime/report-cybercrime-online',
  say: 'The list of the national reporting sites of all member states.',
}

const police: Place = {
  name: 'The police where you live',
  say: 'Take along everything you kept: messages, numbers, receipts.',
}

const forward: Place = {
  name: 'Text it to 7726',
  say: 'Forward the message, free, and your phone company can block the sender.',
}

const withPlaces: readonly Omit<Country, 'lines'>[] = [
  {
    id: 'US',
    name: 'United States',
    places: [
      {
        name: 'reportfraud.ftc.gov',
        href: 'https://reportfraud.ftc.gov/',
        say: 'Federal Trade Commission. Any scam, also without loss.',
      },
      { name: 'ic3.gov', href: 'https://www.ic3.gov/', say: 'FBI. When you lost money or gave out data.' },
      forward,
    ],
  },
  {
    id: 'GB',
    name: 'United Kingdom',
    places: [
      {
        name: 'reportfraud.police.uk',
        href: 'https://www.reportfraud.police.uk/',
        say: 'Report Fraud, the national reporting service of the police.',
      },
      {
        name: 'report@phishing.gov.uk',
        href: 'mailto:report@phishing.gov.uk',
        say: 'Forward suspicious e-mails to the National Cyber Security Centre.',
      },
      forward,
    ],
  },
  {
    id: 'CA',
    name: 'Canada',
    places: [
      {
        name: 'reportcyberandfraud.canada.ca',
        href: 'https://reportcyberandfraud.canada.ca/',
        say: 'Canadian Anti-Fraud Centre and the police.',
      },
    ],
  },
  {
    id: 'AU',
    name: 'Australia',
    places: [
      {
        name: 'scamwatch.gov.au',
        href: 'https://www.scamwatch.gov.au/',
        say: 'Scamwatch. Any scam, also without loss.',
      },
      { name: 'ReportCyber', href: 'https://www.cyber.gov.au/report', say: 'When you lost money or gave out data.' },
    ],
  },
  {
    id: 'NZ',
    name: 'New Zealand',
    places: [
      { name: 'netsafe.org.nz/report', href: 'https://netsafe.org.nz/report', say: 'Netsafe takes reports and helps.' },
    ],
  },
  {
    id: 'IE',
    name: 'Ireland',
    places: [
      {
        name: 'fraudsmart.ie',
        href: 'https://www.fraudsmart.ie/',
        say: 'Advice of the Irish banks, with their numbers.',
      },
      { name: 'Your local Garda station', say: 'They take the report, with everything you kept.' },
    ],
  },
  {
    id: 'IN',
    name: 'India',
    places: [
      { name: 'cybercrime.gov.in', href: 'https://cybercrime.gov.in/', say: 'National Cyber Crime Reporting Portal.' },
    ],
  },
  {
    id: 'SG',
    name: 'Singapore',
    places: [
      {
        name: 'scamshield.gov.sg',
        href: 'https://www.scamshield.gov.sg/',
        say: 'ScamShield checks and takes reports.',
      },
    ],
  },
  { id: 'DE', name: 'Germany', places: [europol, police] },
  { id: 'ES', name: 'Spain', places: [europol, police] },
  {
    id: 'FR',
    name: 'France',
    places: [
      {
        name: '17cyber.gouv.fr',
        href: 'https://17cyber.gouv.fr/',
        say: 'A chat with the police, day and night, for fraud online and by phone.',
      },
      { name: 'Text it to 33700', say: 'Forward the fraudulent text message.' },
    ],
  },
  { id: 'NL', name: 'Netherlands', places: [europol, police] },
  { id: 'EU', name: 'Elsewhere in the EU', places: [europol, police] },
  { id: 'MY', name: 'Malaysia', places: [police] },
  { id: 'PH', name: 'Philippines', places: [police] },
  { id: 'HK', name: 'Hong Kong', places: [police] },
  { id: '', name: 'Somewhere else', places: [police] },
]

/** Where to report and whom to call, by country. The bank comes first everywhere. */
export const countries: readonly Country[] = withPlaces.map((country) => ({
  ...country,
  lines: helplines.filter((line) => line.country === country.id),
}))

const union = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '))

const regionOf = (language: string): string | undefined => /-([A-Z]{2})\b/.exec(language)?.[1]

/** Where a language is mostly spoken; what is no language tag says nothing. */
const likelyRegion = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}

/** A first guess from the languages the browser asks for; the person can change it. */
export const guessCountry = (languages: readonly string[]): string => {
  const [first] = languages
  const named = languages.map(regionOf).find((region) => region !== undefined)
  const region = named ?? (first === undefined ? undefined : likelyRegion(first))
  if (region === undefined) return ''
  if (countries.some((country) => country.id === region)) return region
  return union.has(region) ? 'EU' : ''
}
