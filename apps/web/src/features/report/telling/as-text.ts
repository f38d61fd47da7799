import { type LinkReport, reportWords as words, type TextReport } from '@atlas/contract'
import { reasonsOf } from '../reasons/marks.ts'
import { sayScore } from '../band/score.ts'
import { lookOfLink, lookOfText } from '../band/verdict.ts'

const listOf = (lines: readonly string[]): string[] => lines.map((line) => `- ${line}`)

const block = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...listOf(lines)]

/** The report as plain text, for the clipboard and for sharing. It is made here; no server keeps a copy. */
export const textReportAsText = (text: string, report: TextReport): string => {
  const look = lookOfText(report)
  const reasons = reasonsOf(text, report.evidence).map(({ title, why }) => `${title}. ${why}`)
  return [
    words.textHead,
    '',
    look.title,
    look.say,
    `${words.score}: ${sayScore(report.score)}`,
    ...(report.caveat === undefined ? [] : [report.caveat]),
    ...block(words.marksMean, reasons),
    ...block(words.now, report.advice),
    ...(report.question === undefined ? [] : ['', words.question, report.question]),
    '',
    `“${text}”`,
    '',
    words.textFoot,
  ].join('\n')
}

/** The link is written so that nobody opens it by a slip of the finger. */
export const disarm = (url: string): string => url.replace(/^http/i, 'hxxp').replaceAll('.', '[.]')

export const linkReportAsText = (report: LinkReport): string => {
  const look = lookOfLink(report)
  const { harmless, suspicious, malicious } = report.details
  return [
    words.linkHead,
    disarm(report.url),
    '',
    look.title,
    look.say,
    `${words.harmless} ${harmless}, ${words.suspicious} ${suspicious}, ${words.malicious} ${malicious}`,
    ...block(
      words.enginesTitle,
      report.opinions.map(({ name, opinion, reason }) => `${name}: ${words.opinions[opinion]}. ${reason}`),
    ),
    ...block(words.now, report.advice),
    '',
    words.textFoot,
  ].join('\n')
}
