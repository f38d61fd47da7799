import { kindWords, type LinkReport, reportWords as words, say, type TextReport } from '@atlas/contract'
import { Glyph } from '../../../shared/ui/glyph.tsx'
import { CheckLink } from '../link/check-link.tsx'
import { toneOfLink } from '../band/verdict.ts'

/** What usually comes next: from the conversation where there is one, else from the kind of scam. */
export const NextMove = ({ report }: { report: TextReport }) => {
  const fromKind = report.kind === undefined ? undefined : kindWords[report.kind.id]?.next
  const next = report.conversation?.next ?? (report.verdict === 'legitimate' ? undefined : fromKind)
  if (next === undefined || next === '') return null
  return (
    <div className="next">
      <h4 className="reasons-head">{words.next}</h4>
      <p>{next}</p>
    </div>
  )
}

const stageOrder = ['first-contact', 'building-trust', 'hook', 'ask', 'pressure', 'paid'] as const

export const Conversation = ({ conversation }: { conversation: TextReport['conversation'] }) => {
  if (conversation === undefined || conversation.stage === 'ordinary') return null
  const at = stageOrder.indexOf(conversation.stage)
  return (
    <div className="next">
      <h4 className="reasons-head">{words.talk}</h4>
      <ol className="talk">
        {stageOrder.map((stage, index) => (
          <li key={stage} data-past={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
            {words.stages[stage]}
          </li>
        ))}
      </ol>
    </div>
  )
}

type Finding = TextReport['links'][number]

const LinkRow = ({ finding }: { finding: Finding }) => {
  const tone = toneOfLink(finding.verdict)
  return (
    <li className={`v-${tone}`}>
      <Glyph tone={tone} size={26} isMini />
      <div>
        <b className="address">{finding.url}</b>
        <p>
          {finding.reason} {finding.imitates !== undefined && say(words.imitates, { brand: finding.imitates })}
        </p>
        <CheckLink url={finding.url} />
      </div>
      <span className="word">{words.linkVerdicts[finding.verdict]}</span>
    </li>
  )
}

export const LinksFound = ({ links }: { links: TextReport['links'] }) => {
  if (links.length === 0) return null
  // A link that stands in a text five times is one link.
  const each = links.filter(({ url }, place) => links.findIndex((other) => other.url === url) === place)
  return (
    <div className="next">
      <h4 className="reasons-head">{words.links}</h4>
      <ul className="engines">
        {each.map((finding) => (
          <LinkRow key={`${finding.start} ${finding.url}`} finding={finding} />
        ))}
      </ul>
    </div>
  )
}

export const SimilarMessages = ({ similar }: { similar: TextReport['similar'] }) => {
  if (similar.length === 0) return null
  return (
    <div className="next">
      <h4 className="reasons-head">{words.similar}</h4>
      <ul className="similar">
        {similar.map((one) => (
          <li key={one.id}>
            <q>{one.excerpt}</q>
            <span className="label">
              {words.similarLabels[one.label]}, {say(words.percent, { count: Math.round(one.similarity * 100) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const LanguageNote = ({ language }: { language: TextReport['language'] }) =>
  language.note === undefined ? null : (
    <p className="note">
      <b>{words.language}</b>
      {language.note}
    </p>
  )

/** What the answer rests on, when a part of the engine could not be asked. */
export const Caveat = ({ report: { caveat } }: { report: TextReport }) =>
  caveat === undefined ? null : (
    <p className="note">
      <b>{words.caveat}</b>
      {caveat}
    </p>
  )

/** Redirectors that were taken off, outermost first. */
export const Unwrapped = ({ wrappings }: { wrappings: LinkReport['unwrapped'] }) =>
  wrappings.length === 0 ? null : (
    <div className="next">
      <h4 className="reasons-head">{words.unwrapped}</h4>
      <ul className="similar">
        {wrappings.map((wrapping) => (
          <li key={wrapping} className="address">
            {wrapping}
          </li>
        ))}
      </ul>
    </div>
  )
