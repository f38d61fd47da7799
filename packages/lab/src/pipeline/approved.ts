import { kindIds } from '@atlas/engine'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { readSecondPart } from '../benchmark/looks.ts'
import type { Row } from '../text/corpus.ts'
import { createCopies } from '../text/near-copies.ts'
import { choices } from './choices.ts'
import type { Data } from './data.ts'

/** What people sent in and reviewers approved, as a server writes it down for a retraining: one JSON object a line. */
const ApprovedLine = z.strictObject({
  id: z.string().min(1),
  text: z.string().min(1).max(50_000),
  label: z.enum(['scam', 'honest']),
  kind: z.nullable(z.string()),
  /** A number that stands for whoever sent it in; null: nobody knows any more. */
  submitter: z.nullable(z.number()),
})
export type ApprovedLine = z.infer<typeof ApprovedLine>

/** So many are learned from, the newest: a run has an hour and 2 GB. */
const MOST = 20_000

const { approvedWeight, approvedPerGroup, approvedPerSubmitter } = choices.text

export const readApproved = (file: string | undefined): ApprovedLine[] =>
  file === undefined
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .slice(0, MOST)
        .map((line) => ApprovedLine.parse(JSON.parse(line)))

/** Texts that teach nothing, ever, and so neither does a copy of one: the benchmark, its second part, what is held back. */
const guarded = ({ corpus }: Data): string[] => [
  ...corpus.filter(({ part }) => part !== 'train').map(({ text }) => text),
  ...readSecondPart().map(({ text }) => text),
]

type Grouped = { readonly line: ApprovedLine; readonly group: number }

const groupLines = (lines: readonly ApprovedLine[], kept: readonly string[]): Grouped[] => {
  const copies = createCopies()
  const untouched = new Set(kept.map((text) => copies.lead(text)))
  return lines.flatMap((line) => {
    const group = copies.find(line.text) ?? copies.lead(line.text)
    return untouched.has(group) ? [] : [{ line, group }]
  })
}

/** Shares a cap out: where the parts of one owner weigh more together, each weighs as much less. */
const capped = <Part>(
  parts: readonly Part[],
  ownerOf: (part: Part) => unknown,
  weights: readonly number[],
  most: number,
) => {
  const sums = new Map<unknown, number>()
  parts.forEach((part, place) => sums.set(ownerOf(part), (sums.get(ownerOf(part)) ?? 0) + (weights[place] ?? 0)))
  return parts.map((part, place) => (weights[place] ?? 0) * Math.min(1, most / (sums.get(ownerOf(part)) ?? 1)))
}

const kindOf = (kind: string | null): string => kindIds.find((known) => known === kind) ?? 'other'

/**
 * Approved examples as rows to learn from. Copies of one text weigh together no more than `approvedPerGroup` rows of our
 * own, all that one person sent in no more than `approvedPerSubmitter`; those whose sender is unknown count as one person's.
 */
export const approvedRows = (lines: readonly ApprovedLine[], data: Data): Row[] => {
  const grouped = groupLines(lines, guarded(data))
  const full = grouped.map(() => 1)
  const byGroup = capped(grouped, ({ group }) => group, full, approvedPerGroup)
  const weights = capped(grouped, ({ line }) => line.submitter, byGroup, approvedPerSubmitter)
  return grouped.map(({ line: { id, text, label, kind }, group }, place) => ({
    id,
    text,
    label,
    kind: label === 'scam' ? kindOf(kind) : '',
    channel: '',
    lang: '',
    region: '',
    group: `approved-${group}`,
    source: 'approved',
    weight: approvedWeight * (weights[place] ?? 0),
  }))
}
