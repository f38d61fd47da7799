import { reportWords as words, type TextReport } from '@atlas/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { type Reason, reasonsOf } from './marks.ts'
import { ReasonList } from './reason-list.tsx'

export type Marks = {
  readonly reasons: readonly Reason[]
  /** The number of the reason that is pointed at. */
  readonly lit: number | undefined
  readonly onLight: (number: number | undefined) => void
}

/** From a mark to its reason and back. */
export const goTo = (id: string): void => {
  const target = document.getElementById(id)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

type Props = {
  readonly title: string
  readonly text: string
  readonly evidence: TextReport['evidence']
  /** More to say of a reason, such as when it was said. */
  readonly detail?: (reason: Reason) => ReactNode
  readonly children: (marks: Marks) => ReactNode
}

/** What the person brought, marked, and what each mark means; both light up together. */
export const MarkedMaterial = ({ title, text, evidence, detail, children }: Props) => {
  const [lit, setLit] = useState<number | undefined>(undefined)
  const reasons = useMemo(() => reasonsOf(text, evidence), [text, evidence])
  return (
    <>
      <h3 id="map-h">{title}</h3>
      <div className="marked-pair">
        <div>{children({ reasons, lit, onLight: setLit })}</div>
        {reasons.length === 0 ? (
          <p className="no-marks">{words.noMarks}</p>
        ) : (
          <div className="pair-reasons">
            <ReasonList
              reasons={reasons}
              lit={lit}
              detail={detail}
              onLight={setLit}
              onShow={(number) => goTo(`mark-${number}`)}
            />
          </div>
        )}
      </div>
    </>
  )
}
