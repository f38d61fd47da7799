import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { DataRow } from '../pipeline/data.ts'

/** What `npm run copies` writes: messages of our own as a real channel leaves them. */
export const copiesFolder = fileURLToPath(new URL('../../copies/', import.meta.url))

const copyChannels = ['spoken', 'drawn', 'mail', 'framed'] as const
export type CopyChannel = (typeof copyChannels)[number]

export const Copy = z.strictObject({
  /** The message it is a copy of; label, kind and group are always the original's. */
  of: z.string(),
  channel: z.enum(copyChannels),
  /** The voice and codec, the look, the frame. */
  way: z.string(),
  /** Of a hundred words so many were read wrongly, where that can be counted. */
  errors: z.number().optional(),
  text: z.string(),
})
export type Copy = z.infer<typeof Copy>

export const readCopies = (folder = copiesFolder): Copy[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
        .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
        .filter((line) => line !== '')
        .map((line) => Copy.parse(JSON.parse(line)))

/** A copy as a row: all but its text is its original's. */
export type CopyRow = DataRow & { readonly copy: CopyChannel }

/**
 * Copies of rows that are learned from, and of no others: what is held back has none here, whatever a file says. A copy
 * that says too little of its original is left out.
 */
export const copyRows = (copies: readonly Copy[], rows: readonly DataRow[], mostErrors: number): CopyRow[] => {
  const originals = new Map(rows.filter(({ part, open }) => part === 'train' && !open).map((row) => [row.id, row]))
  return copies.flatMap(({ of, channel, errors = 0, text }) => {
    const original = originals.get(of)
    if (original === undefined || errors > mostErrors || text.trim() === '') return []
    return [{ ...original, id: `${channel}-${of}`, text, copy: channel }]
  })
}
