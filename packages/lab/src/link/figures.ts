import * as z from 'zod'
import { choices } from '../pipeline/choices.ts'

const Share = z.number().min(0).max(1)

const Line = z.strictObject({
  links: z.number().int(),
  red: Share,
  flagged: Share,
  cannotTell: Share,
  harmless: Share,
})
export type Line = z.infer<typeof Line>

const Lines = z.record(z.string(), Line)

const Measured = z.strictObject({ scams: Lines, groups: Lines, honest: Lines })
export type Measured = z.infer<typeof Measured>

const VerdictShares = z.strictObject({
  links: z.number().int(),
  dangerous: Share,
  suspicious: Share,
  'cannot-tell': Share,
  harmless: Share,
})
export const Verdicts = z.strictObject({ composed: z.string(), scams: VerdictShares, honest: VerdictShares })
export type Verdicts = z.infer<typeof Verdicts>

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** What is said of a link model, beside it in the repository; `before` is the model it was compared with. */
export const LinkFigures = z.strictObject({
  model: Hash,
  bytes: z.number().int(),
  gzip: z.number().int(),
  test: Measured,
  before: z.strictObject({ model: Hash, test: Measured }),
  verdicts: Verdicts,
})
export type LinkFigures = z.infer<typeof LinkFigures>

export const NAMES: Readonly<Record<string, string>> = {
  PhishTank: 'PhishTank (2022-23)',
  pages: 'honest deep links and home pages',
  hard: 'honest account, legal, crypto, free hosting',
  deep: 'of these deep links',
  home: 'of these home pages',
  account: 'of these account and legal',
  crypto: 'of these crypto',
  hosting: 'of these free hosting',
  known: 'well-known sites (first 10,000 of Tranco)',
  branches: 'sites of brands under national endings',
}

const { goals } = choices.link

const share = (value: number, digits: number): string => value.toFixed(digits).replace(/^0/, '')

type Goal = {
  readonly red?: number
  readonly flagged?: number
  readonly harmless?: number
  /** Red and flagged are to be at least so high; of scams the harmless at most, of the well known at least. */
  readonly scams: boolean
}
export type Kind = 'red' | 'flagged' | 'harmless'

const scamGoal = (red: number, flagged: number): Goal => ({ red, flagged, harmless: goals.scamsHarmless, scams: true })
const honestGoal = (red: number, flagged: number): Goal => ({ red, flagged, scams: false })

const GOALS: Readonly<Record<string, Goal>> = {
  OpenPhish: scamGoal(goals.openPhishRed, goals.openPhishFlagged),
  PhishTank: scamGoal(goals.phishTankRed, goals.phishTankFlagged),
  JPCERT: scamGoal(goals.jpcertRed, goals.jpcertFlagged),
  TweetFeed: scamGoal(goals.tweetFeedRed, goals.tweetFeedFlagged),
  pages: honestGoal(goals.pagesRed, goals.pagesFlagged),
  hard: honestGoal(goals.hardRed, goals.hardFlagged),
  hosting: honestGoal(goals.hostingRed, goals.hostingFlagged),
  known: { harmless: goals.knownHarmless, scams: false },
  branches: honestGoal(goals.pagesRed, goals.pagesFlagged),
}

/** `.55 met`; nothing where there is no goal. */
export const goalOf = (name: string, kind: Kind, value: number): string => {
  const { [kind]: goal, scams } = GOALS[name] ?? { scams: false }
  if (goal === undefined) return ''
  const isMet = scams !== (kind === 'harmless') ? value >= goal : value <= goal
  return `${share(goal, 3).replace(/0{1,2}$/, '')} ${isMet ? 'met' : 'missed'}`
}

const rowOf = (name: string, line: Line, before: Line | undefined): string => {
  const digits = name in NAMES && name !== 'PhishTank' ? 4 : 3
  const told = (kind: 'red' | 'flagged'): string[] => [
    before ? share(before[kind], digits) : '',
    share(line[kind], digits),
    goalOf(name, kind, line[kind]),
  ]
  const cells = [
    NAMES[name] ?? name,
    line.links.toLocaleString('en'),
    ...told('red'),
    ...told('flagged'),
    share(line.cannotTell, 3),
    before ? share(before.harmless, 4) : '',
    share(line.harmless, 4),
    goalOf(name, 'harmless', line.harmless),
  ]
  return `| ${cells.join(' | ')} |`
}

const START = '<!-- figures: written by `npm run model` -->'
const END = '<!-- end of figures -->'

/** The table of MODEL.md between its two marks. */
export const figuresBlock = ({ model, bytes, gzip, test, before }: LinkFigures): string => {
  const rows = (['scams', 'groups', 'honest'] as const).flatMap((part) =>
    Object.entries(test[part]).map(([name, line]) => rowOf(name, line, before.test[part][name])),
  )
  const size = `${(bytes / 1e6).toFixed(2)} MB, ${(gzip / 1e6).toFixed(2)} MB with gzip`
  return [
    START,
    `Model ${model.slice(0, 16)} beside the one it was compared with in the same run, ${before.model.slice(0, 16)} ("before"). ${size}.`,
    '',
    '| | links | red before | red | goal | flagged before | flagged | goal | cannot tell | harmless before | harmless | goal |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    END,
  ].join('\n')
}

export const withFigures = (card: string, block: string): string => {
  const [start, end] = [card.indexOf(START), card.indexOf(END)]
  if (start < 0 || end < start) throw new Error('MODEL.md of the link model has no place for the figures.')
  return `${card.slice(0, start)}${block}${card.slice(end + END.length)}`
}
