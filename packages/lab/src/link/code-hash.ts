import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashAt, hashOf, shortHash } from '../pipeline/hashes.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const ENGINE = fileURLToPath(new URL('../../../engine/src/link', import.meta.url))

/** What is imported for its types alone changes nothing at run time. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^'";]*?from '([^']+)'/gm

/** Where an import leads, as far as it is code of the link model; plumbing of the pipeline and packages are not. */
const targetOf = (from: string, name: string): string | undefined => {
  if (name === '@atlas/engine/link-training') return path.join(ENGINE, 'training.ts')
  if (!name.startsWith('.')) return undefined
  const target = path.resolve(path.dirname(from), name)
  return target.startsWith(HERE) || target.startsWith(`${ENGINE}${path.sep}`) ? target : undefined
}

const walked = (entry: string): ReadonlyMap<string, string> => {
  const seen = new Map<string, string>()
  const walk = (file: string): void => {
    if (seen.has(file)) return
    const source = readFileSync(file, 'utf8')
    seen.set(file, hashOf(source))
    for (const [, name = ''] of source.matchAll(IMPORT)) {
      // What judges links through the engine's front door takes all of it.
      if (name === '@atlas/engine') seen.set(ENGINE, hashAt(ENGINE))
      const target = targetOf(file, name)
      if (target !== undefined) walk(target)
    }
  }
  walk(path.join(HERE, entry))
  return seen
}

export const codeFiles = (entry: string): string[] => [...walked(entry).keys()]

/** A hash of a file and of all that it imports. */
export const codeHash = (entry: string): string =>
  shortHash(
    [...walked(entry)]
      .map(([file, hash]) => `${path.relative(HERE, file)} ${hash}`)
      .sort()
      .join('\n'),
  )
