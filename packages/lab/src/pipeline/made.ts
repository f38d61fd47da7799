import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { hashOf } from './hashes.ts'
import { places } from './places.ts'
import type { Writing } from './write-together.ts'

const Made = z.record(z.string(), z.object({ date: z.string(), sha256: z.string() }))

const file = path.join(places.root, 'packages/engine/model/made.json')

/** made.json, which says how old each model is: a file with other bytes is of today. */
export const madeToday = (models: Readonly<Record<string, Uint8Array>>): Writing => {
  const before = Made.parse(JSON.parse(readFileSync(file, 'utf8')))
  const today = new Date().toISOString().slice(0, 10)
  const now = Object.entries(models).map(([name, bytes]) => {
    const sha256 = hashOf(bytes)
    const known = before[name]
    return [name, known?.sha256 === sha256 ? known : { date: today, sha256 }] as const
  })
  return { to: file, content: `${JSON.stringify({ ...before, ...Object.fromEntries(now) }, undefined, 1)}\n` }
}
