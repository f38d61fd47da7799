import { checkWords, type LinkReport, reportWords as words, say } from '@atlas/contract'
import { useState } from 'react'
import { AddressApart } from './link/address-apart.tsx'
import { toldOfLink } from './telling/told.ts'
import { Unwrapped } from './message/extras.tsx'
import { LinkCounts } from './link/link-counts.tsx'
import { Now } from './advice/now.tsx'
import { Opinions } from './link/opinions.tsx'
import { type Place, ReportSheet } from './report-sheet.tsx'
import { type Answer, lookOfLink } from './band/verdict.ts'

const CopiedName = ({ imitates }: { imitates: LinkReport['imitates'] }) => (
  <div className="kind">
    <p className="label">{words.copies}</p>
    <p className="kind-name">{imitates?.brand ?? words.copiesNobody}</p>
    <p>{imitates === undefined ? words.copiesNobodySay : say(words.realAddress, { domain: imitates.domain })}</p>
  </div>
)

export const LinkReportCard = ({ report, place }: { report: LinkReport; place: Place }) => {
  // Who sent a link does not say where it leads: here an answer changes the advice, not the verdict.
  const [chosen, setChosen] = useState<Answer | undefined>(undefined)
  const asked =
    report.verdict === 'cannot-tell' ? { question: words.linkQuestion, chosen, onChoose: setChosen } : undefined
  return (
    <ReportSheet
      look={lookOfLink(report)}
      place={place}
      told={toldOfLink(report)}
      result={{ text: report.url, told: { checked: 'link', verdict: report.verdict } }}
      facts={
        <>
          <CopiedName imitates={report.imitates} />
          <LinkCounts report={report} />
        </>
      }
      now={<Now advice={report.advice} asked={asked} />}
      material={
        <>
          <AddressApart report={report} />
          <Unwrapped wrappings={report.unwrapped} />
          <Opinions opinions={report.opinions} />
          <p className="fine credit">{checkWords.credit}</p>
          {report.services !== undefined && report.services.length > 0 && (
            <p className="fine credit">{say(checkWords.creditServices, { services: report.services.join(', ') })}</p>
          )}
        </>
      }
    />
  )
}
