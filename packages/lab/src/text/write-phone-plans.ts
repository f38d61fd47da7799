import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

/**
 * Writes packages/engine/src/text/phone-plans.ts from the metadata of Google's libphonenumber (Apache-2.0), as the npm
 * package libphonenumber-js ships it: `write-phone-plans.ts PACKAGE/metadata.min.json VERSION`.
 */

const Country = z
  .array(z.unknown())
  .transform(([code, , pattern, , , prefix]) =>
    z.tuple([z.string(), z.string(), z.string()]).parse([code, pattern, typeof prefix === 'string' ? prefix : '']),
  )
const Metadata = z.object({ countries: z.record(z.string(), Country) })

const [file, version] = process.argv.slice(2)
if (file === undefined || version === undefined) throw new Error('Usage: write-phone-plans.ts METADATA VERSION')

const { countries } = Metadata.parse(JSON.parse(readFileSync(file, 'utf8')))
const lines = Object.entries(countries).map(([country, [code, pattern, prefix]]) =>
  [country, code, prefix === '' ? '-' : prefix, pattern].join(' '),
)
const source = `/**
 * How telephone numbers are made, country by country: its code, the digits that lead a number dialled inside it, and
 * what the rest looks like. From Google's libphonenumber (Apache-2.0), ${version}; written by write-phone-plans.ts.
 */
export const phonePlans = String.raw\`
${lines.join('\n')}
\`
`
writeFileSync(new URL('../../../engine/src/text/phone-plans.ts', import.meta.url), source)
console.log(`${lines.length} countries`)
