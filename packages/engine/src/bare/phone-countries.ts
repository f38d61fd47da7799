import { byCode, home, LONGEST_CODE, type Plan } from '../reading/things/phone-numbers.ts'

/** A country a number may belong to, and its digits behind country code and leading zero. */
export type PhoneCountry = { readonly country: string; readonly national: string }

/** Islands and neighbours share a code: the country it is known by. */
const MAIN: Readonly<Record<string, string>> = {
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  358: 'FI',
  590: 'GP',
  599: 'CW',
}

/** North America is one plan; its islands are known by their area codes. */
const AREAS =
  'AG 268 AI 264 AS 684 BB 246 BM 441 BS 242 DM 767 DO 809 DO 829 DO 849 GD 473 GU 671 JM 658 JM 876 KN 869 KY 345 LC 758 MP 670 MS 664 PR 787 PR 939 SX 721 TC 649 TT 868 VC 784 VG 284 VI 340'

const islands = new Map(
  Array.from(AREAS.matchAll(/([A-Z]{2}) (\d{3})/g), ([, country = '', area = '']) => [area, country]),
)

const islandOf = (national: string): string | undefined => islands.get(national.slice(0, 3))

const ofNorthAmerica = (national: string): readonly PhoneCountry[] => {
  const island = islandOf(national)
  return (island === undefined ? ['US', 'CA'] : [island]).map((country) => ({ country, national }))
}

const ofCode = (code: string, plans: readonly Plan[], rest: string): readonly PhoneCountry[] => {
  // Some write the leading zero although it is not dialled: +44 (0)20 ...
  const national = [rest, rest.replace(/^0/, '')].find((digits) => plans.some(({ pattern }) => pattern.test(digits)))
  if (national === undefined) return []
  if (code === '1') return ofNorthAmerica(national)
  const fitting = plans.filter(({ pattern }) => pattern.test(national))
  const main = fitting.find(({ country }) => country === MAIN[code]) ?? fitting[0]
  return main === undefined ? [] : [{ country: main.country, national }]
}

const ofWorld = (digits: string): readonly PhoneCountry[] => {
  for (let length = 1; length <= LONGEST_CODE; length++) {
    const code = digits.slice(0, length)
    const found = ofCode(code, byCode.get(code) ?? [], digits.slice(length))
    if (found.length > 0) return found
  }
  return []
}

/** As it is dialled at home: the countries we read whose numbers are made like this. */
const atHome = (digits: string): readonly PhoneCountry[] =>
  home.flatMap(({ country, prefix, pattern }) => {
    if (country === 'US' || country === 'CA') {
      const national = digits.length === 11 ? digits.replace(/^1/, '') : digits
      return national.length === 10 && pattern.test(national) && islandOf(national) === undefined
        ? [{ country, national }]
        : []
    }
    const isLed = prefix !== '' && digits.startsWith(prefix)
    const national = isLed ? digits.slice(prefix.length) : digits
    // Without the leading zero that its country dials, it is not meant as a number of that country.
    return (prefix === '' || isLed) && pattern.test(national) ? [{ country, national }] : []
  })

/** “(212) 555-0100”: only North Americans write them like this. */
const NORTH_AMERICAN = /^\(?[2-9]\d\d\)?[ .-]{0,2}\d{3}[ .-]\d{4}$/

export const countriesOf = (number: string): readonly PhoneCountry[] => {
  const digits = number.replaceAll(/\D/g, '')
  if (NORTH_AMERICAN.test(number)) return ofNorthAmerica(digits)
  if (number.startsWith('+')) return ofWorld(digits)
  return digits.startsWith('00') ? ofWorld(digits.slice(2)) : atHome(digits)
}
