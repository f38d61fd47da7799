import type { readCopy } from '@atlas/contract'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod'

/** What this copy of the program says of itself. */
export type Copy = z.output<typeof readCopy.reply>

const Made = z.record(z.string(), z.object({ date: z.iso.date(), sha256: z.string() }))

const MADE_FILE = '@atlas/engine/model/made.json'

/** The oldest counts: an answer rests on all of them. */
const modelsDate = (): string => {
  const made = Made.parse(JSON.parse(readFileSync(createRequire(import.meta.url).resolve(MADE_FILE), 'utf8')))
  const [oldest = ''] = Object.values(made)
    .map(({ date }) => date)
    .toSorted()
  return oldest
}

/** Microsoft's C++ runtime, which the runtime of the models stands on and not every Windows has. */
const WINDOWS_NEEDS = [
  'msvcp140.dll',
  'msvcp140_1.dll',
  'msvcp140_atomic_wait.dll',
  'vcruntime140.dll',
  'vcruntime140_1.dll',
] as const

type System = { readonly platform: string; readonly root: string | undefined; readonly has: (file: string) => boolean }

export const canRead = ({ platform, root, has }: System): boolean =>
  platform !== 'win32' || WINDOWS_NEEDS.every((file) => has(path.win32.join(root ?? 'C:\\Windows', 'System32', file)))

export const describeCopy = (version: string): Copy => ({
  version,
  models: modelsDate(),
  can_read: canRead({ platform: process.platform, root: process.env['SystemRoot'], has: existsSync }),
})
