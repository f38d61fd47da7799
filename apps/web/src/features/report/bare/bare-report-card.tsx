import { type Bare, bareWords as words, tellingWords, type TextReport } from '@atlas/contract'
import { Now } from '../advice/now.tsx'
import { CheckLink } from '../link/check-link.tsx'
import { type Place, ReportSheet } from '../report-sheet.tsx'
import type { Told } from '../telling/told.ts'
import { formOf, lookOfBare } from './bare-says.ts'

const valueOf = (bare: Bare): string => (bare.kind === 'question' ? '' : bare.value)

const Form = ({ bare }: { bare: Bare }) => (
  <div className="bare-form">
    <p className="label">{words.formTitle}</p>
    <ul>
      {formOf(bare).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    {bare.kind === 'link' && <CheckLink url={bare.value} />}
  </div>
)

const toldOf = (bare: Bare): Told => {
  const { title, say } = lookOfBare(bare)
  return { head: tellingWords.textHead, title, say, reasons: formOf(bare), advice: words.ask[bare.kind], hosts: [] }
}

type Props = {
  readonly text: string
  readonly report: TextReport
  readonly bare: Bare
  readonly place: Place
}

/** A number, an address, an account or a name alone: there is no message to judge, and that is said. */
export const BareReportCard = ({ text, report: { verdict, score }, bare, place }: Props) => (
  <ReportSheet
    look={lookOfBare(bare)}
    place={place}
    isTextLong
    told={toldOf(bare)}
    result={{ text, told: { checked: 'text', verdict, score } }}
    facts={
      <>
        <div className="kind">
          <p className="label">{words.kind}</p>
          <p className="kind-name">{words.kinds[bare.kind]}</p>
          {valueOf(bare) !== '' && <p className="address">{valueOf(bare)}</p>}
        </div>
        <Form bare={bare} />
      </>
    }
    now={<Now advice={words.ask[bare.kind]} asked={undefined} />}
    material={
      <>
        <h3 id="map-h">{words.unknownTitle}</h3>
        <p>{words.unknown[bare.kind]}</p>
        <p className="note">{words.paste}</p>
      </>
    }
  />
)
