import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** What the lock file says of the packages that run with the product, on every platform, installed here or not. */

const Entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().default(false),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})
const Lock = z.object({ packages: z.record(z.string(), Entry) })

export type LockedPackage = {
  /** Its folder, which is its key in the lock file. */
  readonly place: string
  readonly name: string
  readonly version: string
  /** As its package.json says; absent where that says nothing. */
  readonly declared: string | undefined
  readonly integrity: string | undefined
  readonly isOptional: boolean
  /** The folders of what it needs, found as Node finds them. */
  readonly needs: readonly string[]
}

const FOLDER = 'node_modules/'

const findFrom = (place: string, name: string, places: ReadonlySet<string>): string | undefined => {
  const own = `${place}/${FOLDER}${name}`
  if (places.has(own)) return own
  const outside = place.lastIndexOf(`/${FOLDER}`)
  if (outside >= 0) return findFrom(place.slice(0, outside), name, places)
  return places.has(FOLDER + name) ? FOLDER + name : undefined
}

export const runtimePackages = (lockFile: unknown): readonly LockedPackage[] => {
  const { packages } = Lock.parse(lockFile)
  const running = Object.entries(packages).filter(
    ([place, entry]) => place.includes(FOLDER) && !entry.dev && !entry.link,
  )
  const places = new Set(running.map(([place]) => place))
  return running.map(([place, entry]) => ({
    place,
    name: entry.name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length),
    version: entry.version ?? '',
    declared: entry.license,
    integrity: entry.integrity,
    isOptional: entry.optional,
    needs: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .map((name) => findFrom(place, name, places))
      .filter((found) => found !== undefined),
  }))
}

export const readLockFile = (): unknown =>
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
