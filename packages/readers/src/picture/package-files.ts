import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { packageFolder } from '../package-folder.ts'

/** Weights lie in packages that have no code to import: found by folder. None of these packages has a scope. */
export const readPackageFile = async (file: string): Promise<Uint8Array> => {
  const [name = '', ...rest] = file.split('/')
  return readFile(path.join(packageFolder(name), ...rest))
}
