import { phonePlans } from './phone-plans.ts'

export type Plan = {
  readonly country: string
  readonly code: string
  readonly prefix: string
  readonly pattern: RegExp
}

const plans: readonly Plan[] = phonePlans
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [country, code, prefix, pattern] = line.split(' ')
    if (country === undefined || code === undefined || prefix === undefined || pattern === undefined) return []
    return [{ country, code, prefix: prefix === '-' ? '' : prefix, pattern: new RegExp(`^(?:${pattern})$`) }]
  })

export const byCode = Map.groupBy(plans, ({ code }) => code)

/** Countries whose numbers are recognised without their code: those in whose languages messages are read. */
const HOME =
  'US CA GB IE AU NZ ZA IN PK NG GH KE UG TZ SG MY PH ID HK TW CN DE AT CH FR BE NL ES PT IT BR MX AR CO CL PE AE SA JM TT'
export const home = plans.filter(({ country }) => HOME.split(' ').includes(country))

export const LONGEST_CODE = 3

/** "+44 20 ...": a code that exists, and behind it a number that this country could have given out. */
export const isWorldNumber = (digits: string): boolean => {
  for (let length = 1; length <= LONGEST_CODE; length++) {
    const rest = digits.slice(length)
    // Some write the leading zero although it is not dialled: +44 (0)20 ...
    for (const { pattern } of byCode.get(digits.slice(0, length)) ?? [])
      if (pattern.test(rest) || pattern.test(rest.replace(/^0/, ''))) return true
  }
  return false
}

/** "020 ...", "1 (212) ...": as it is dialled inside one of the countries that we read. */
export const isHomeNumber = (digits: string): boolean =>
  home.some(
    ({ prefix, pattern }) => prefix !== '' && digits.startsWith(prefix) && pattern.test(digits.slice(prefix.length)),
  )

const northAmerica = home.find(({ country }) => country === 'US')

/** "(212) 555 0100": North Americans leave their leading one out. */
export const isNorthAmerican = (digits: string): boolean => northAmerica?.pattern.test(digits) === true
