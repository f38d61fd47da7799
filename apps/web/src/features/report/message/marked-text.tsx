import { reportWords as words, type TextReport } from '@atlas/contract'
import { Fragment, useMemo } from 'react'
import { goTo, MarkedMaterial, type Marks } from '../reasons/marked-material.tsx'
import { type Piece, piecesOf } from '../reasons/marks.ts'

const Pins = ({ numbers }: { numbers: readonly number[] }) =>
  numbers.map((number) => (
    <sup key={number} className="pin">
      <span className="vh"> {words.reason} </span>
      {number}
    </sup>
  ))

/** A link may be wider than a phone: then only its last letters stay with the pin. */
const LONGEST_HELD = 12

/** The last word and the first pin after it stay on one line; further pins may go on to the next. */
const MarkWords = ({ piece }: { piece: Piece }) => {
  const [first, ...others] = piece.pins
  if (first === undefined) return piece.text
  const word = piece.text.trimEnd().lastIndexOf(' ') + 1
  const cut = Math.max(word, piece.text.length - LONGEST_HELD)
  return (
    <>
      {piece.text.slice(0, cut)}
      <span className="nb">
        {piece.text.slice(cut)}
        <Pins numbers={[first]} />
      </span>
      {others.map((number) => (
        <Fragment key={number}>
          <wbr />
          <Pins numbers={[number]} />
        </Fragment>
      ))}
    </>
  )
}

type MarkProps = {
  readonly piece: Piece
  readonly isLit: boolean
  readonly onLight: (number: number | undefined) => void
}

const Mark = ({ piece, isLit, onLight }: MarkProps) => {
  const [first = 0] = piece.reasons
  return (
    <a
      className={piece.strength === 'reassuring' ? 'mark v-legit' : 'mark'}
      id={piece.isFirst ? `mark-${first}` : undefined}
      href={`#reason-${first}`}
      data-on={isLit || undefined}
      onPointerEnter={() => onLight(first)}
      onPointerLeave={() => onLight(undefined)}
      onFocus={() => onLight(first)}
      onBlur={() => onLight(undefined)}
      onClick={(event) => {
        event.preventDefault()
        goTo(`reason-${first}`)
        onLight(first)
      }}
    >
      <MarkWords piece={piece} />
    </a>
  )
}

type Props = {
  readonly title: string
  readonly text: string
  readonly evidence: TextReport['evidence']
}

/** The person's own text with the evidence marked. */
export const MarkedText = ({ title, text, evidence }: Props) => (
  <MarkedMaterial title={title} text={text} evidence={evidence}>
    {({ reasons, lit, onLight }) => (
      <OwnText text={text} evidence={evidence} reasons={reasons} lit={lit} onLight={onLight} />
    )}
  </MarkedMaterial>
)

export const OwnText = ({ text, evidence, reasons, lit, onLight }: Omit<Props, 'title'> & Marks) => {
  const pieces = useMemo(() => piecesOf(text, evidence, reasons), [text, evidence, reasons])
  return (
    <div className="own">
      {pieces.map((piece) =>
        piece.reasons.length === 0 ? (
          <span key={piece.start}>{piece.text}</span>
        ) : (
          <Mark
            key={piece.start}
            piece={piece}
            isLit={lit !== undefined && piece.reasons.includes(lit)}
            onLight={onLight}
          />
        ),
      )}
    </div>
  )
}
