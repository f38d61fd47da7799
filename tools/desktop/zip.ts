import { createWriteStream, globSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Packs a folder, under its own name, as Windows opens it without any further program. */
export const zipFolder = async (folder: string, file: string): Promise<void> => {
  const zip = new ZipFile()
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const full of files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted()) {
    const name = path.relative(path.dirname(folder), full).replaceAll(path.sep, '/')
    zip.addFile(full, name, { mode: 0o100644 })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
}
