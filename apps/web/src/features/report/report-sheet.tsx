import { checkWords } from '@atlas/contract'
import type { ReactNode } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import { lock, offline } from '../../shared/ui/icons.ts'
import type { Tone } from '../../shared/ui/glyph.tsx'
import { PaperHead } from '../../shared/ui/paper-head.tsx'
import { FirstAid } from '../help/first-aid.tsx'
import { WhereToReport } from '../help/where-to-report.tsx'
import { Band } from './band/band.tsx'
import { Feedback, type ReportedResult } from './telling/feedback.tsx'
import { JumpToFirstAid } from './band/jump.tsx'
import type { Told } from './telling/told.ts'
import { ReportTools } from './telling/tools.tsx'
import type { Look } from './band/verdict.ts'

type Props = {
  readonly look: Look
  readonly facts: ReactNode
  readonly now: ReactNode
  /** The left column: the person's own material, marked. */
  readonly material: ReactNode
  /** A text that needs the whole width, with its reasons beside it. */
  readonly isTextLong?: boolean
  /** Where it was made. */
  readonly place?: Place
  readonly told: Told
  readonly result: ReportedResult
}

export type Place = 'server' | 'private' | 'offline'

const placeNotes = {
  private: { icon: lock, say: checkWords.privateDone },
  offline: { icon: offline, say: checkWords.offlineDone },
} as const

const PlaceNote = ({ place }: { place: Place }) => {
  if (place === 'server') return null
  const { icon, say } = placeNotes[place]
  return (
    <p className="private-note">
      <Icon d={icon} size={20} />
      {say}
    </p>
  )
}

/** Help stands open on a scam, is folded where we only suspect or cannot tell, and is not there where nothing is wrong. */
const aidIn: Readonly<Record<Tone, string>> = { scam: '', susp: ' folds', unsure: ' folds', legit: ' no-aid' }

/** A picture or a recording is long beside its reasons: where to report it then stands in the other column. */
const isTall = ({ told: { checked } }: ReportedResult): boolean => checked === 'picture' || checked === 'recording'

const gridOf = ({ tone }: Look, isTextLong: boolean, result: ReportedResult): string =>
  `report-grid${isTextLong ? ' long' : ''}${isTall(result) ? ' tall' : ''}${aidIn[tone]}`

/** The sheet every report is drawn on; text, link, picture and recording fill in their own parts. */
export const ReportSheet = ({
  look,
  facts,
  now,
  material,
  isTextLong = false,
  place = 'server',
  told,
  result,
}: Props) => {
  const isScam = look.tone === 'scam'
  const isCalm = look.tone === 'legit'
  return (
    <article className={`report v-${look.tone}`} aria-labelledby="verdict">
      <div className="report-in">
        <PaperHead />
        <Band look={look} />
        <ReportTools told={told} />
        <PlaceNote place={place} />
        <div className="facts">{facts}</div>
        {isScam && <JumpToFirstAid />}
        <div className={gridOf(look, isTextLong, result)}>
          {now}
          <section className="map" aria-labelledby="map-h">
            {material}
          </section>
          {!isCalm && <FirstAid isFolded={!isScam} />}
          {!isCalm && <WhereToReport isFolded={!isScam} />}
        </div>
        <footer className="report-foot">
          <Feedback result={result} />
        </footer>
      </div>
    </article>
  )
}
