import { SUSPICIOUS_ABOVE, type TextReport } from '@atlas/engine'

/** Something that a report must never do, whatever the message. */
type Law = { readonly id: string; readonly isBroken: (report: TextReport) => boolean }

const isWarned = ({ links }: TextReport): boolean =>
  links.some(({ verdict }) => verdict === 'dangerous' || verdict === 'suspicious')

const alarming = ({ evidence }: TextReport) => evidence.filter(({ strength }) => strength !== 'reassuring')

const has = ({ found }: TextReport, kind: string): boolean => found.some((thing) => thing.kind === kind)

const RANKS = ['strong', 'medium', 'weak', 'reassuring']

const ofNumbers: ReadonlySet<string> = new Set([
  'do-not-call-the-number',
  'do-not-pay-or-call',
  'hang-up',
  'call-no-number',
])
const forbidLinks: ReadonlySet<string> = new Set([
  'open-no-link',
  'open-no-link-here',
  'open-and-pay-nothing',
  'notices-stand-in-the-app',
])
const ofLinks: ReadonlySet<string> = new Set([...forbidLinks, 'open-no-link-yet', 'do-not-pay-by-link'])

const advises = ({ advice }: TextReport, steps: ReadonlySet<string>): boolean => advice.some((step) => steps.has(step))

const overlap = (one: { start: number; end: number }, other: { start: number; end: number }): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start)

/** The laws of a report; docs/decisions/report-laws.md says why each is one. */
export const laws: readonly Law[] = [
  {
    id: 'a link we warn of makes at least suspicious',
    isBroken: (report) => isWarned(report) && report.verdict === 'legitimate',
  },
  {
    id: 'flagged means above 1.5',
    isBroken: (report) => (report.verdict === 'legitimate') !== report.score <= SUSPICIOUS_ABOVE,
  },
  {
    id: 'nothing is legitimate with a strong sign',
    isBroken: (report) =>
      report.verdict === 'legitimate' && report.evidence.some(({ strength }) => strength === 'strong'),
  },
  {
    id: 'a legitimate answer shows no scam marks, look-alikes or kind',
    isBroken: (report) =>
      report.verdict === 'legitimate' &&
      !report.unsure &&
      (alarming(report).length > 0 || report.similar.length > 0 || report.kind !== undefined),
  },
  {
    id: 'a legitimate answer says what the message is',
    isBroken: (report) =>
      (report.verdict === 'legitimate' && !report.unsure && report.language.known) !== (report.nature !== undefined),
  },
  {
    id: 'a warning has a reason on the own words',
    isBroken: (report) => report.verdict !== 'legitimate' && alarming(report).length === 0,
  },
  {
    id: 'certain and unsure never stand together',
    isBroken: (report) => report.unsure && (report.verdict === 'scam' || isWarned(report)),
  },
  {
    id: 'unsure asks one question, and nothing else does',
    isBroken: (report) => report.unsure !== (report.question !== undefined),
  },
  {
    id: 'no advice on a number or link that is not there',
    isBroken: (report) =>
      (!has(report, 'phone') && advises(report, ofNumbers)) || (!has(report, 'link') && advises(report, ofLinks)),
  },
  {
    id: 'a warning about a message with a link says not to open it',
    isBroken: (report) => report.verdict !== 'legitimate' && has(report, 'link') && !advises(report, forbidLinks),
  },
  {
    id: 'strongest reason first',
    isBroken: ({ evidence }) =>
      evidence.some(
        ({ strength }, place) =>
          place > 0 && RANKS.indexOf(strength) < RANKS.indexOf(evidence[place - 1]?.strength ?? 'strong'),
      ),
  },
  {
    id: 'one reason on the same words',
    isBroken: (report) =>
      alarming(report).some((one, place) =>
        alarming(report)
          .slice(place + 1)
          .some((other) => 2 * overlap(one, other) > Math.min(one.end - one.start, other.end - other.start)),
      ),
  },
]

export const brokenLaws = (report: TextReport): string[] =>
  laws.filter(({ isBroken }) => isBroken(report)).map(({ id }) => id)
