import { type LinkReport, reportWords, say, tellingWords as words, type TextReport } from '@atlas/contract'
import { lookOfLink, lookOfText } from '../band/verdict.ts'
import { type Reason, reasonsOf, type Strength } from '../reasons/marks.ts'
import { defang, hostOf } from './defang.ts'

/** What an answer says to others: never the message itself, whose data are the person's own. */
export type Told = {
  readonly head: string
  readonly title: string
  readonly say: string
  readonly reasons: readonly string[]
  readonly advice: readonly string[]
  readonly hosts: readonly string[]
}

const MOST_REASONS = 3
const MOST_HOSTS = 3

const weight: Readonly<Record<Strength, number>> = { strong: 3, medium: 2, weak: 1, reassuring: 0 }
const heads = { text: words.textHead, image: words.imageHead, audio: words.audioHead } as const

const sayReason = ({ title, why }: Reason): string => `${title}. ${why}`

/** The three that weigh most; what reassures is no reason for a warning. */
const threeOf = (reasons: readonly Reason[], isWarning: boolean): readonly string[] =>
  reasons
    .filter(({ strength }) => !isWarning || strength !== 'reassuring')
    .toSorted((a, b) => weight[b.strength] - weight[a.strength])
    .slice(0, MOST_REASONS)
    .map(sayReason)

const someHosts = (urls: readonly string[]): readonly string[] => [...new Set(urls.map(hostOf))].slice(0, MOST_HOSTS)

export const toldOfText = (text: string, report: TextReport, source: keyof typeof heads): Told => {
  const look = lookOfText(report)
  const suspected = report.links.filter(({ verdict }) => verdict !== 'harmless').map(({ url }) => url)
  return {
    head: heads[source],
    title: look.title,
    say: look.say,
    reasons: threeOf(reasonsOf(text, report.evidence), report.verdict !== 'legitimate'),
    advice: report.unsure && report.question !== undefined ? [report.question, ...report.advice] : report.advice,
    hosts: someHosts(suspected),
  }
}

const gravity = ['malicious', 'suspicious', 'harmless'] as const

export const toldOfLink = (report: LinkReport): Told => {
  const look = lookOfLink(report)
  const worst = gravity.flatMap((opinion) => report.opinions.filter((one) => one.opinion === opinion))
  const isWarning = report.verdict === 'dangerous' || report.verdict === 'suspicious'
  return {
    head: words.linkHead,
    title: look.title,
    say: look.say,
    reasons: worst
      .filter(({ opinion }) => !isWarning || opinion !== 'harmless')
      .slice(0, MOST_REASONS)
      .map(({ reason }) => reason),
    advice: report.advice,
    hosts: someHosts([report.url]),
  }
}

const block = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)]

/** `site` is where ATLAS is; nothing on one's own computer, where nobody else can go. */
export const shareText = (told: Told, site: string | undefined): string =>
  defang(
    [
      told.head,
      told.title,
      told.say,
      ...block(words.why, told.reasons),
      ...block(words.todo, told.advice),
      ...(told.hosts.length === 0 ? [] : ['', say(words.links, { links: told.hosts.join(', ') })]),
      '',
      site === undefined ? words.footDesk : say(words.foot, { site }),
    ].join('\n'),
  )

export const familyText = (told: Told, site: string | undefined): string =>
  [words.familyOpening, '', shareText(told, site), '', words.familyClosing].join('\n')

/** For the ear: verdict, reasons, steps. */
export const spokenParts = (told: Told): readonly string[] => [
  told.title,
  told.say,
  ...(told.reasons.length === 0 ? [] : [words.why, ...told.reasons]),
  ...(told.advice.length === 0 ? [] : [reportWords.now, ...told.advice]),
]
