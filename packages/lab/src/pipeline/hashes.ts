import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Short enough to read, long enough never to meet its like. */
export const shortHash = (content: string | Uint8Array): string => hashOf(content).slice(0, 16)

const isTest = (file: string): boolean => /\.test\.ts$|__pycache__/.test(file)

/** A file, or everything in a folder but its tests, as one hash; `missing` where there is nothing. */
export const hashAt = (place: string): string => {
  if (!existsSync(place)) return 'missing'
  if (statSync(place).isFile()) return shortHash(readFileSync(place))
  const files = globSync('**/*', { cwd: place }).filter(
    (file) => !isTest(`/${file}`) && statSync(path.join(place, file)).isFile(),
  )
  return shortHash(
    files
      .sort()
      .map((file) => `${file} ${hashOf(readFileSync(path.join(place, file)))}`)
      .join('\n'),
  )
}
