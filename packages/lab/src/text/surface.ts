import { findLinks, hostOf } from '@atlas/engine/text-parts'
import { foldOf, type Row } from './corpus.ts'
import { fitLogistic } from './logistic.ts'
import { auc } from './measure.ts'

const endingSorts = [
  /\.(?:com|net|org)$/,
  /\.(?:gov|edu|mil)(?:\.[a-z]{2})?$|\.gov\.|\.gob\.|\.gouv\./,
  /\.(?:co|com|org|net)\.[a-z]{2}$|\.[a-z]{2}$/,
  /./,
] as const

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** What can be seen of a message without reading it. */
const surfaceOf = (text: string, withEndings: boolean): number[] => {
  const basics = [
    Math.log(1 + text.length) / 6,
    count(text, /[0-9]/g) / Math.max(20, text.length),
    Math.min(4, count(text, /!/g)) / 4,
    Math.min(4, count(text, /\?/g)) / 4,
    count(text, /[A-Z]/g) / Math.max(20, text.length),
    count(text, /\n/g) / 20,
    Math.min(6, count(text, /[\u{1f300}-\u{1faff}]/gu)) / 6,
  ]
  if (!withEndings) return basics
  const hosts = findLinks(text).map(({ start, end }) => hostOf(text.slice(start, end)))
  const endings = endingSorts.map((sort, index) =>
    hosts.some((host) => endingSorts.findIndex((other) => other.test(host)) === index && sort.test(host)) ? 1 : 0,
  )
  return [...basics, hosts.length > 0 ? 1 : 0, ...endings, hosts.some((host) => host.includes('-')) ? 1 : 0]
}

/** How well a reader who cannot read would do, on groups it has not seen. */
export const surfaceAuc = (rows: readonly Row[], withEndings: boolean): number => {
  const seen = rows.map((row) => ({ row, values: surfaceOf(row.text, withEndings) }))
  const size = seen[0]?.values.length ?? 0
  const scores: number[] = []
  const positive: boolean[] = []
  for (let fold = 0; fold < 3; fold++) {
    const training = seen.filter(({ row }) => foldOf(row, 3) !== fold)
    const weights = fitLogistic(
      training.map(({ row, values }) => ({
        at: values.map((_, index) => index),
        values,
        positive: row.label === 'scam',
        weight: 1,
      })),
      { size, steps: 200, pull: () => 0.1, centre: () => 0, side: () => 0 },
    )
    for (const { row, values } of seen.filter((one) => foldOf(one.row, 3) === fold)) {
      scores.push(values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0))
      positive.push(row.label === 'scam')
    }
  }
  return auc(scores, positive)
}
