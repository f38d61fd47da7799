import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { Carried } from './channel.ts'

const Line = z.object({ key: z.string(), carried: Carried })

/** What came out of the channels, kept in a file where one is named: another model can judge the same in seconds. */
export type Kept = {
  readonly find: (channel: string, text: string) => Carried | undefined
  readonly keep: (channel: string, text: string, carried: Carried) => void
}

const keyOf = (channel: string, text: string): string =>
  createHash('sha256').update(channel).update('\0').update(text).digest('hex')

export const openKept = (file: string | undefined): Kept => {
  const known = new Map<string, Carried>()
  if (file !== undefined && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { key, carried } = Line.parse(JSON.parse(line))
      known.set(key, carried)
    }
  if (file !== undefined) mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  return {
    find: (channel, text) => known.get(keyOf(channel, text)),
    keep: (channel, text, carried) => {
      const key = keyOf(channel, text)
      known.set(key, carried)
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ key, carried })}\n`)
    },
  }
}
