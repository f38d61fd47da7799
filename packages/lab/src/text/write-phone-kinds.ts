import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

/**
 * Writes packages/engine/src/bare/phone-kinds.ts from the metadata of Google's libphonenumber (Apache-2.0), as the npm
 * package libphonenumber-js ships it: `write-phone-kinds.ts PACKAGE/metadata.max.json VERSION`.
 */

/** The countries in whose languages messages are read; the same as in phone-numbers.ts. */
const HOME =
  'US CA GB IE AU NZ ZA IN PK NG GH KE UG TZ SG MY PH ID HK TW CN DE AT CH FR BE NL ES PT IT BR MX AR CO CL PE AE SA JM TT'

/** Where each kind stands in the metadata's list of types. Premium and shared cost are both paid by the caller. */
const kinds = [
  { name: 'mobile', place: 1 },
  { name: 'free', place: 2 },
  { name: 'costly', place: 3 },
  { name: 'personal', place: 4 },
  { name: 'costly', place: 9 },
] as const

/** Where mobile numbers are scattered over the whole plan, the pattern says little and costs much. */
const LONGEST = 300

const TYPES = 11
const Metadata = z.object({ countries: z.record(z.string(), z.array(z.unknown())) })
const Types = z.array(z.union([z.tuple([z.string()], z.unknown()), z.unknown().transform(() => undefined)]))

const [file, version] = process.argv.slice(2)
if (file === undefined || version === undefined) throw new Error('Usage: write-phone-kinds.ts METADATA VERSION')

const { countries } = Metadata.parse(JSON.parse(readFileSync(file, 'utf8')))
const lines = HOME.split(' ').flatMap((country) => {
  const types = Types.parse(countries[country]?.[TYPES] ?? [])
  return kinds.flatMap(({ name, place }) => {
    const pattern = types[place]?.[0]
    return pattern === undefined || pattern === '' || pattern.length > LONGEST ? [] : [`${country} ${name} ${pattern}`]
  })
})
const source = `/**
 * Which numbers of a country are mobile, free to call, dear to call, or somebody's own wherever they are. From Google's
 * libphonenumber (Apache-2.0), ${version}; written by write-phone-kinds.ts.
 */
export const phoneKinds = String.raw\`
${lines.join('\n')}
\`
`
writeFileSync(new URL('../../../engine/src/bare/phone-kinds.ts', import.meta.url), source)
console.log(`${lines.length} kinds`)
