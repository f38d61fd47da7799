import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

export type Writing = { readonly to: string; readonly content: string | Uint8Array }

const JOURNAL = 'promotion.json'
const Journal = z.array(z.string())
const besides = (file: string): string => `${file}.new`

/** Ends a promotion that was killed half-way: what is written beside takes its place, whatever stopped it. */
export const finishPromotion = (out: string): void => {
  const journal = path.join(out, JOURNAL)
  if (!existsSync(journal)) return
  for (const file of Journal.parse(JSON.parse(readFileSync(journal, 'utf8'))))
    if (existsSync(besides(file))) renameSync(besides(file), file)
  rmSync(journal)
}

/** All of these files change, or none: they are written beside, listed, and then moved. */
export const writeTogether = (writings: readonly Writing[], out: string): void => {
  mkdirSync(out, { recursive: true })
  for (const { to, content } of writings) writeFileSync(besides(to), content)
  const journal = path.join(out, JOURNAL)
  writeFileSync(besides(journal), JSON.stringify(writings.map(({ to }) => to)))
  renameSync(besides(journal), journal)
  finishPromotion(out)
}

/** Lays files out as the house does, so that the check of formatting stays green. */
export const layOut = (root: string, files: readonly string[]): void => {
  const done = spawnSync('npm', ['run', '--silent', 'format', '--', ...files], { cwd: root, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`The files are written, but could not be laid out: ${done.stderr.trim()}`)
}
