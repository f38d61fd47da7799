import { checkWords } from '@atlas/contract'
import type { ReactNode } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import { lock } from '../../shared/ui/icons.ts'
import { Band } from './band/band.tsx'
import { Feedback, type ReportedResult } from './telling/feedback.tsx'
import { FirstAid } from './advice/first-aid.tsx'
import { JumpToFirstAid } from './band/jump.tsx'
import { ReportTools } from './telling/tools.tsx'
import type { Look } from './band/verdict.ts'
import { WhereToReport } from './advice/where-to-report.tsx'

type Props = {
  readonly look: Look
  readonly facts: ReactNode
  readonly now: ReactNode
  /** The left column: the person's own material, marked. */
  readonly material: ReactNode
  readonly isMaterialLong?: boolean
  /** A text that needs the whole width, with its reasons beside it. */
  readonly isTextLong?: boolean
  readonly isPrivate?: boolean
  readonly asText: string
  readonly result: ReportedResult
}

const gridOf = (
  { tone }: Look,
  { isMaterialLong, isTextLong }: Pick<Props, 'isMaterialLong' | 'isTextLong'>,
): string => {
  const size = isTextLong === true ? ' long' : ''
  if (tone === 'legit') return `report-grid${size} no-aid no-where`
  return `report-grid${isMaterialLong === true ? ' side-aid' : size}`
}

/** The sheet every report is drawn on; text, link, picture and recording fill in their own parts. */
export const ReportSheet = (props: Props) => {
  const { look, facts, now, material, isPrivate = false, asText, result } = props
  const isCalm = look.tone === 'legit'
  return (
    <article className={`report v-${look.tone}`} aria-labelledby="verdict">
      <div className="report-in">
        <Band look={look} />
        {isPrivate && (
          <p className="private-note">
            <Icon d={lock} size={20} />
            {checkWords.privateDone}
          </p>
        )}
        <div className="facts">{facts}</div>
        {!isCalm && <JumpToFirstAid />}
        <div className={gridOf(look, props)}>
          {now}
          <section className="map" aria-labelledby="map-h">
            {material}
          </section>
          {!isCalm && <FirstAid />}
          {!isCalm && <WhereToReport />}
        </div>
        <footer className="report-foot">
          <ReportTools text={asText} />
          <Feedback result={result} />
        </footer>
      </div>
    </article>
  )
}
