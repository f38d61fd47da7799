import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** Where a package from npm lies; its models are files in there, and nothing is fetched. */
export const packageFolder = (name: string): string => {
  const manifest = findPackageJSON(name, import.meta.url)
  if (manifest === undefined) throw new Error(`${name} is not installed.`)
  return path.dirname(manifest)
}
