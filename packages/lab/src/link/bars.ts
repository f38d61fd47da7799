import { choices } from '../pipeline/choices.ts'
import type { Line, LinkFigures } from './figures.ts'

const bars = choices.linkBars

const percent = (share: number): string => share.toFixed(4)

/** Room for the fifth digit that shares are rounded to. */
const NOISE = 1e-9

type Check = {
  readonly kind: 'red' | 'flagged' | 'harmless'
  readonly word: string
  readonly room: number
  readonly up: boolean
}

const SCAMS: readonly Check[] = [
  { kind: 'flagged', word: 'flagged', room: bars.flaggedLoss, up: true },
  { kind: 'red', word: 'red', room: bars.redLoss, up: true },
  { kind: 'harmless', word: 'called harmless', room: bars.harmlessGain, up: false },
]
const HONEST: readonly Check[] = [
  { kind: 'flagged', word: 'flagged', room: bars.honestFlagged, up: false },
  { kind: 'red', word: 'red', room: bars.honestRed, up: false },
]

/** The one feed that is old may lose more; why stands in choices.json. */
const roomOf = (name: string, { room, up }: Check): number => (name === 'PhishTank' && up ? bars.agedLoss : room)

const compare = (name: string, line: Line, before: Line | undefined, checks: readonly Check[]): string[] => {
  if (!before) return [`${name}: the shipped model was not measured on it`]
  return checks
    .filter((check) => {
      const { kind, up } = check
      return (up ? before[kind] - line[kind] : line[kind] - before[kind]) > roomOf(name, check) + NOISE
    })
    .map(
      (check) =>
        `${name}: ${percent(line[check.kind])} ${check.word}, the shipped model ${percent(before[check.kind])}; no more than ${roomOf(name, check)} worse is allowed`,
    )
}

/** Every bar that does not hold, as a sentence; nothing measured is no bar held. */
export const brokenBars = ({ test, before, bytes, gzip }: LinkFigures): string[] => {
  const unmeasured = [
    ...(Object.keys(test.scams).length === 0 ? ['no set of scam links is there to measure on'] : []),
    ...(Object.keys(test.groups).length === 0 ? ['no set of honest links is there to measure on'] : []),
  ]
  const scams = Object.entries(test.scams).flatMap(([name, line]) =>
    compare(name, line, before.test.scams[name], SCAMS),
  )
  const honest = Object.entries(test.groups).flatMap(([name, line]) =>
    compare(`honest ${name}`, line, before.test.groups[name], HONEST),
  )
  const sizes = [
    { is: bytes, most: bars.megabytes, word: 'bytes' },
    { is: gzip, most: bars.packedMegabytes, word: 'bytes packed' },
  ].filter(({ is, most }) => is > most * 1e6)
  return [
    ...unmeasured,
    ...scams,
    ...honest,
    ...sizes.map(({ is, most, word }) => `the file has ${is} ${word}, at most ${most} MB are allowed`),
  ]
}
