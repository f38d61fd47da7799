import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** Weights lie in packages that have no code to import: found by folder, the way Node would. */
export const readPackageFile = async (file: string): Promise<Uint8Array> => {
  const place = (require.resolve.paths(file) ?? []).map((folder) => path.join(folder, file)).find(existsSync)
  if (place === undefined) throw new Error(`${file} is not installed.`)
  return readFile(place)
}
