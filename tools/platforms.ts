import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** npm leaves out a platform package that its registry lacks without a word; a lock file made so breaks elsewhere. */

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

const OUR_PLATFORMS = /(?:linux-(?:x64|arm64)|win32-x64|windows-x64|win-x64|darwin-arm64)(?!.*musl)/

const { packages } = Lock.parse(JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')))

const problems = Object.entries(packages).flatMap(([place, entry]) => {
  const missing = Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => OUR_PLATFORMS.test(name))
    .filter((name) => !(`node_modules/${name}` in packages) && !(`${place}/node_modules/${name}` in packages))
    .map((name) => `${place} lacks ${name}`)
  const isOurs = !place.includes('node_modules/')
  const unsealed = isOurs || entry.link === true || entry.integrity !== undefined ? [] : [`${place} has no integrity`]
  const addressed = /^https?:/.test(entry.resolved ?? '') ? [`${place} names the address of a registry`] : []
  return [...missing, ...unsealed, ...addressed]
})

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${Object.keys(packages).length} packages, each with its platform binaries and integrity`)
