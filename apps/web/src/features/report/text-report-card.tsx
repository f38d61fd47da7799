import { reportWords as words, type TextReport } from '@atlas/contract'
import { type ReactNode, useState } from 'react'
import { BareReportCard } from './bare/bare-report-card.tsx'
import { Caveat, Conversation, LanguageNote, LinksFound, NextMove, SimilarMessages } from './message/extras.tsx'
import type { ReportedResult } from './telling/feedback.tsx'
import { toldOfText } from './telling/told.ts'
import { KindFact } from './band/kind-fact.tsx'
import { LONG_TEXT } from './message/fold-plain.ts'
import { MarkedText } from './message/marked-text.tsx'
import { Now } from './advice/now.tsx'
import { type Place, ReportSheet } from './report-sheet.tsx'
import { ScoreFact } from './band/score-fact.tsx'
import { type Answer, lookAfter, lookOfText } from './band/verdict.ts'

type Props = {
  readonly text: string
  readonly report: TextReport
  readonly source: 'text' | 'image' | 'audio'
  readonly place?: Place
  /** The material marked in its own form: a picture with boxes, a player with times. Else the text itself. */
  readonly marked?: ReactNode
  /** What else was found in it. */
  readonly found?: ReactNode
}

const checkedAs = { text: 'text', image: 'picture', audio: 'recording' } as const

export const TextReportCard = ({ text, report, source, place = 'server', marked, found }: Props) => {
  const [chosen, setChosen] = useState<Answer | undefined>(undefined)
  const look = lookAfter(lookOfText(report), report, chosen)
  const { question } = report
  const asked = report.unsure && question !== undefined ? { question, chosen, onChoose: setChosen } : undefined
  const { verdict, score, model } = report
  const told = { checked: checkedAs[source], verdict, score, ...(model === undefined ? {} : { model }) }
  const result: ReportedResult = { text, told }
  // In a picture or a recording there is more around it than its words.
  if (report.bare !== undefined && source === 'text')
    return <BareReportCard text={text} report={report} bare={report.bare} place={place} />
  return (
    <ReportSheet
      look={look}
      isTextLong={source === 'text' && text.length > LONG_TEXT}
      place={place}
      told={toldOfText(text, report, source)}
      result={result}
      facts={
        <>
          <KindFact report={report} />
          <ScoreFact report={report} />
        </>
      }
      now={<Now advice={report.advice} asked={asked} />}
      material={
        <>
          <Caveat report={report} />
          {marked ?? <MarkedText title={words.marked} text={text} evidence={report.evidence} />}
          {found}
          <LinksFound links={report.links} />
          <Conversation conversation={report.conversation} />
          <NextMove report={report} />
          <SimilarMessages similar={report.similar} />
          <LanguageNote language={report.language} />
        </>
      }
    />
  )
}
