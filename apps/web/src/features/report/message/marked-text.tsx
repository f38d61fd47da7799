import { reportWords as words, say, type TextReport } from '@atlas/contract'
import { Fragment, useMemo, useState } from 'react'
import { goTo, MarkedMaterial, type Marks } from '../reasons/marked-material.tsx'
import { type Piece, piecesOf } from '../reasons/marks.ts'
import { foldPlain, LONG_TEXT } from './fold-plain.ts'

const Pins = ({ numbers }: { numbers: readonly number[] }) =>
  numbers.map((number) => (
    <sup key={number} className="pin">
      <span className="vh"> {words.reason} </span>
      {number}
    </sup>
  ))

/** A link may be wider than a phone: then only its last letters stay with the pin. */
const LONGEST_HELD = 12

/** So many pins go with the last word; more stand in groups of as many, so that none goes to the next line alone. */
const PINS_HELD = 5

const groupsOf = (pins: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(pins.length / PINS_HELD) }, (_, group) =>
    pins.slice(group * PINS_HELD, (group + 1) * PINS_HELD),
  )

/** The last word and its pins stay on one line. */
const MarkWords = ({ piece }: { piece: Piece }) => {
  const [held, ...others] = groupsOf(piece.pins)
  if (held === undefined) return piece.text
  const word = piece.text.trimEnd().lastIndexOf(' ') + 1
  const cut = Math.max(word, piece.text.length - LONGEST_HELD)
  return (
    <>
      {piece.text.slice(0, cut)}
      <span className="nb">
        {piece.text.slice(cut)}
        <Pins numbers={held} />
      </span>
      {others.map((numbers) => (
        <Fragment key={numbers[0]}>
          <wbr />
          <span className="nb">
            <Pins numbers={numbers} />
          </span>
        </Fragment>
      ))}
    </>
  )
}

/** Plain words between the marks. In a long text their middle is folded until somebody asks for it. */
const Plain = ({ text, isLong }: { text: string; isLong: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const stretch = isLong && !isOpen ? foldPlain(text) : undefined
  if (stretch === undefined) return <span>{text}</span>
  return (
    <>
      <span>{stretch.before}</span>
      <button className="unfold" type="button" onClick={() => setOpen(true)}>
        {say(words.folded, { count: stretch.folded.length.toLocaleString('en') })}
      </button>
      <span>{stretch.after}</span>
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
          <Plain key={piece.start} text={piece.text} isLong={text.length > LONG_TEXT} />
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
