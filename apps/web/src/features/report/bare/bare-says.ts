import { type Bare, bareWords as words, reportWords, say } from '@atlas/contract'
import type { Tone } from '../../../shared/ui/glyph.tsx'
import type { Look } from '../band/verdict.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })

/** Two letters that are no country stay as they are. */
const countryName = (code: string): string => {
  try {
    return regions.of(code) ?? code
  } catch {
    return code
  }
}

const MOST_NAMED = 4
const lists = new Intl.ListFormat('en', { type: 'disjunction' })

type Of<Kind extends Bare['kind']> = Extract<Bare, { kind: Kind }>

/** Islands of the American plan, whose numbers look like those of the United States. */
const isSharedPlan = ({ value, countries }: Of<'phone'>): boolean =>
  /^(?:\+|00)?1/.test(value.replaceAll(/[ ()-]/g, '')) && countries.length === 1

const phoneCountry = ({ countries, value }: Of<'phone'>): string => {
  if (countries.length === 0) return words.noPlan
  const isWhole = /^(?:\+|00)/.test(value)
  const names = lists.format(countries.slice(0, MOST_NAMED).map(countryName))
  if (countries.length === 1 || isWhole) return say(words.country, { countries: names })
  return countries.length > MOST_NAMED ? words.many : say(words.several, { countries: names })
}

const phoneForm = (bare: Of<'phone'>): string[] => [
  phoneCountry(bare),
  ...(bare.line === undefined ? [] : [words.lines[bare.line]]),
  ...(bare.isOneRing && isSharedPlan(bare) ? [words.notInside] : []),
  ...(bare.isOneRing ? [words.oneRing] : []),
]

const mailForm = ({ owner, isFree, verdict, imitates }: Of<'mail'>): string[] => {
  if (isFree) return [say(words.mailFree, { owner })]
  const about = imitates === undefined ? words.mailUnknown : words.mailCopiesBrand
  return [
    say(words.mailOwner, { owner }),
    verdict === 'harmless' ? say(words.mailKnown, { owner }) : say(about, { owner, brand: imitates ?? '' }),
  ]
}

const walletForm = ({ coin, fits }: Of<'wallet'>): string[] => [
  words.coins[coin],
  ...(fits === undefined ? [] : [fits ? words.walletFits : words.walletWrong]),
]

const nameForm = ({ value, home }: Of<'name'>): string =>
  home === undefined ? say(words.nameUnknown, { name: value }) : say(words.nameHome, { name: value, home })

const ibanForm = ({ country, fits }: Of<'iban'>): string[] => [
  say(words.ibanFrom, { country: countryName(country) }),
  fits ? words.ibanFits : words.ibanWrong,
]

/** What its form says, a sentence each. */
export const formOf = (bare: Bare): readonly string[] => {
  if (bare.kind === 'phone') return phoneForm(bare)
  if (bare.kind === 'mail') return mailForm(bare)
  if (bare.kind === 'iban') return ibanForm(bare)
  if (bare.kind === 'wallet') return walletForm(bare)
  if (bare.kind === 'name') return [nameForm(bare)]
  if (bare.kind === 'link') return [reportWords.linkVerdicts[bare.verdict]]
  return [bare.kind === 'short' ? words.shortForm : words.questionForm]
}

type Said = { readonly tone: Tone; readonly title: string; readonly say: string }

const said = (tone: Tone, title: keyof typeof words.titles, brand = ''): Said => ({
  tone,
  title: words.titles[title],
  say: say(words.says[title], { brand }),
})

/** A form can warn, it can never acquit. */
const sayBare = (bare: Bare): Said => {
  if (bare.kind === 'mail' && (bare.verdict === 'dangerous' || bare.verdict === 'suspicious')) {
    const tone = bare.verdict === 'dangerous' ? 'scam' : 'susp'
    return bare.imitates === undefined ? said(tone, 'mailBad') : said(tone, 'mailCopies', bare.imitates)
  }
  if (bare.kind === 'iban' && !bare.fits) return said('susp', 'ibanWrong')
  if (bare.kind === 'wallet' && bare.fits === false) return said('susp', 'walletWrong')
  return said('unsure', bare.kind)
}

export const lookOfBare = (bare: Bare): Look => ({ label: reportWords.honestAnswer, ...sayBare(bare) })
