import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { hashAt, shortHash } from './hashes.ts'

/** What a stage is made from, each by its hash; a value that is no hash (a choice, a version) stands as it is. */
type Inputs = Readonly<Record<string, string>>

export type Stage = {
  readonly name: string
  readonly inputs: Inputs
  /** Writes everything it makes into the folder it is given, and nothing elsewhere. */
  readonly work: (folder: string) => void | Promise<void>
}

const STAMP = 'stamp.json'
const Stamp = z.object({
  inputs: z.record(z.string(), z.string()),
  outputs: z.record(z.string(), z.string()),
  seconds: z.number(),
})
type Stamp = z.infer<typeof Stamp>

export type Say = (line: string) => void

const outputsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: folder })
      .filter((file) => file !== STAMP && statSync(path.join(folder, file)).isFile())
      .sort()
      .map((file) => [file, hashAt(path.join(folder, file))]),
  )

const readStamp = (folder: string): Stamp | undefined => {
  const file = path.join(folder, STAMP)
  if (!existsSync(file)) return undefined
  const parsed = Stamp.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}

const same = (one: Inputs, other: Inputs): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, hash]) => other[name] === hash)

const changed = (now: Inputs, before: Inputs | undefined): string =>
  before === undefined
    ? 'first time'
    : `changed: ${[...new Set([...Object.keys(now), ...Object.keys(before)])].filter((name) => now[name] !== before[name]).join(', ')}`

/**
 * Runs a stage unless its inputs are those of last time and its files are still as it left them. It works in a folder
 * beside, which takes the old one's place only when all is written: a killed run leaves the last good one.
 */
export const runStage = async (out: string, { name, inputs, work }: Stage, say: Say): Promise<string> => {
  const folder = path.join(out, name)
  const stamp = readStamp(folder)
  if (stamp !== undefined && same(stamp.inputs, inputs) && same(stamp.outputs, outputsOf(folder))) {
    say(`${name}: nothing changed, skipped (it took ${stamp.seconds} s)`)
    return folder
  }
  say(`${name}: ${changed(inputs, stamp?.inputs)}`)
  const fresh = path.join(out, `${name}.new`)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const started = performance.now()
  await work(fresh)
  const seconds = Math.round((performance.now() - started) / 100) / 10
  const made: Stamp = { inputs: { ...inputs }, outputs: outputsOf(fresh), seconds }
  writeFileSync(path.join(fresh, STAMP), `${JSON.stringify(made, undefined, 1)}\n`)
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
  say(`${name}: done in ${seconds} s`)
  return folder
}

/** What a later stage names a stage by: the hash of everything it wrote. */
export const hashOfStage = (folder: string): string => {
  const stamp = readStamp(folder)
  if (stamp === undefined) throw new Error(`${folder} holds no finished stage.`)
  return shortHash(JSON.stringify(stamp.outputs))
}
