import { type Box, type PictureReport, reportWords as words, say } from '@atlas/contract'
import { type CSSProperties, useMemo, useState } from 'react'
import { showing } from '../../shared/browser/showing.ts'
import { goTo, MarkedMaterial, type Marks } from './marked-material.tsx'
import type { Reason } from './marks.ts'

type Size = PictureReport['size']

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)}%`

/** A little room around the letters. */
const MARGIN = 0.25

const placeOf = ({ x, y, width, height }: Box, size: Size): CSSProperties => {
  const room = Math.min(height * MARGIN, size.height * 0.008)
  return {
    left: percent(Math.max(0, x - room), size.width),
    top: percent(Math.max(0, y - room), size.height),
    width: percent(Math.min(width + 2 * room, size.width), size.width),
    height: percent(Math.min(height + 2 * room, size.height), size.height),
  }
}

type BoxesProps = Omit<Marks, 'reasons'> & { readonly reason: Reason; readonly report: PictureReport }

const ReasonBoxes = ({ reason, report, lit, onLight }: BoxesProps) => {
  const boxes = reason.evidence.flatMap((index) => report.boxes[index] ?? [])
  return boxes.map((box, index) => (
    <a
      key={`${box.x} ${box.y}`}
      className={reason.strength === 'reassuring' ? 'ebox v-legit' : 'ebox'}
      id={index === 0 ? `mark-${reason.number}` : undefined}
      href={`#reason-${reason.number}`}
      // The first box of a reason is its way for keys and readers; the others are for the eye.
      tabIndex={index === 0 ? undefined : -1}
      aria-hidden={index > 0 || undefined}
      aria-label={say(words.pictureMark, { count: reason.number })}
      style={placeOf(box, report.size)}
      data-on={lit === reason.number || undefined}
      onPointerEnter={() => onLight(reason.number)}
      onPointerLeave={() => onLight(undefined)}
      onFocus={() => onLight(reason.number)}
      onBlur={() => onLight(undefined)}
      onClick={(event) => {
        event.preventDefault()
        goTo(`reason-${reason.number}`)
        onLight(reason.number)
      }}
    >
      {index === 0 && <span className="pin">{reason.number}</span>}
    </a>
  ))
}

/** The file as it is stored may lie on its side; it is shown the way it was read. */
const turned = ({ orientation, size }: PictureReport): CSSProperties =>
  orientation % 180 === 0
    ? { width: '100%', rotate: `${orientation}deg` }
    : { width: percent(size.height, size.width), rotate: `${orientation}deg` }

type Props = { readonly file: File; readonly report: PictureReport }

const Shot = ({ file, report, reasons, lit, onLight, onBroken }: Props & Marks & { onBroken: () => void }) => {
  const show = useMemo(() => showing(file), [file])
  const { width, height } = report.size
  return (
    <figure className="shot" style={{ aspectRatio: `${width} / ${height}` }}>
      <img ref={show} alt={words.pictureAlt} style={turned(report)} onError={onBroken} />
      {reasons.map((reason) => (
        <ReasonBoxes key={reason.rule} reason={reason} report={report} lit={lit} onLight={onLight} />
      ))}
    </figure>
  )
}

/** The person's own picture with the evidence boxed. Some kinds of picture no browser shows: the words are marked then. */
export const MarkedPicture = ({ file, report }: Props) => {
  const [isBroken, setBroken] = useState(false)
  return (
    <MarkedMaterial title={words.markedImage} text={report.text} evidence={report.analysis.evidence}>
      {(marks) =>
        isBroken ? (
          <p className="note">{words.pictureNotShown}</p>
        ) : (
          <Shot file={file} report={report} {...marks} onBroken={() => setBroken(true)} />
        )
      }
    </MarkedMaterial>
  )
}
