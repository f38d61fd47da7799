import type { TextReport } from '../../../packages/contract/src/index.ts'
import { SCAM_ABOVE, SUSPICIOUS_ABOVE } from '../../../packages/engine/src/index.ts'
import { wordErrors, wordsOf } from '../../../packages/readers/bench/recording/word-error.ts'
import type { Carried } from './channel.ts'
import type { Message } from './messages.ts'

type Verdict = Pick<TextReport, 'score' | 'verdict' | 'unsure'>

export type Judged = {
  readonly message: Message
  /** What is said of the message itself, and of what came out of the channel: nothing where nothing came out. */
  readonly asText: Verdict
  readonly report: Verdict | undefined
  /** Missing where the message is judged as it was written. */
  readonly carried?: Carried
}

export const scoreOf = ({ report }: Judged): number => report?.score ?? 0

const share = <One>(some: readonly One[], is: (one: One) => boolean): string =>
  some.length === 0 ? '-' : (some.filter(is).length / some.length).toFixed(3).replace(/^0/, '')

/** Mistakes for a hundred words of what was said or drawn. */
const wordErrorRate = (judged: readonly Judged[]): string => {
  let [errors, words] = [0, 0]
  for (const { carried } of judged) {
    if (carried?.reference === undefined) return '-'
    const reference = wordsOf(carried.reference)
    errors += wordErrors(reference, wordsOf(carried.text))
    words += reference.length
  }
  return words === 0 ? '-' : `${((100 * errors) / words).toFixed(1)} %`
}

export const HEAD = `| channel | scams / honest | scams > ${SUSPICIOUS_ABOVE} | > ${SCAM_ABOVE} | honest > ${SUSPICIOUS_ABOVE} | > ${SCAM_ABOVE} | verdict as the text's | unsure | word errors | no words |
|---|---|---|---|---|---|---|---|---|---|`

export const tableLine = (name: string, judged: readonly Judged[]): string => {
  const scams = judged.filter(({ message }) => message.label === 'scam')
  const honest = judged.filter(({ message }) => message.label !== 'scam')
  const above = (cut: number) => (one: Judged) => scoreOf(one) > cut
  return `| ${[
    name,
    `${scams.length} / ${honest.length}`,
    share(scams, above(SUSPICIOUS_ABOVE)),
    share(scams, above(SCAM_ABOVE)),
    share(honest, above(SUSPICIOUS_ABOVE)),
    share(honest, above(SCAM_ABOVE)),
    judged.some(({ carried }) => carried !== undefined)
      ? share(judged, ({ asText, report }) => report?.verdict === asText.verdict)
      : '-',
    share(judged, ({ report }) => report?.unsure === true),
    wordErrorRate(judged),
    judged.filter(({ report }) => report === undefined).length,
  ].join(' | ')} |`
}
