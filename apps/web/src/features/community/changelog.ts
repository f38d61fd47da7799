import type { readChangelog } from '@atlas/contract'
import type * as z from 'zod/mini'

type Entry = z.infer<typeof readChangelog.reply>[number]
export type Group = { readonly version: string; readonly date: string; readonly entries: readonly Entry[] }

/** By version as a string, descending; the date is that of the newest entry. */
export const groupByVersion = (entries: readonly Entry[]): readonly Group[] =>
  Array.from(
    Map.groupBy(entries, (entry) => entry.version),
    ([version, own]) => ({
      version,
      date: own.map((entry) => entry.date).reduce((last, date) => (date > last ? date : last)),
      entries: own,
    }),
  ).toSorted((a, b) => (a.version < b.version ? 1 : -1))
