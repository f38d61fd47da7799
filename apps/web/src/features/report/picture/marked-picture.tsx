import { type Box, type PictureReport, reportWords as words, say } from '@atlas/contract'
import { type CSSProperties, useMemo, useState } from 'react'
import { showing } from '../../../shared/browser/showing.ts'
import { type Area, areasOf, pinPlaces, withRoom } from './areas.ts'
import { goTo, MarkedMaterial, type Marks } from '../reasons/marked-material.tsx'
import { OwnText } from '../message/marked-text.tsx'

type Size = PictureReport['size']

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)}%`

const placeOf = ({ x, y, width, height }: Box, size: Size): CSSProperties => ({
  left: percent(x, size.width),
  top: percent(y, size.height),
  width: percent(width, size.width),
  height: percent(height, size.height),
})

type AreaProps = Omit<Marks, 'reasons'> & { readonly area: Area }

const isOn = (area: Area, lit: number | undefined): true | undefined =>
  lit !== undefined && area.numbers.includes(lit) ? true : undefined

const lookOf = ({ strength }: Area, name: string): string => (strength === 'reassuring' ? `${name} v-legit` : name)

/** The words themselves, tinted; for the eye and the pointer. */
const Tint = ({ area, place, lit, onLight }: AreaProps & { place: CSSProperties }) => (
  <span
    className={lookOf(area, 'ebox')}
    style={place}
    data-on={isOn(area, lit)}
    onPointerEnter={() => onLight(area.numbers[0])}
    onPointerLeave={() => onLight(undefined)}
  />
)

/** Beside the picture, at the height of the words: the way to the reasons, and back from them. */
const Pin = ({ area, place, targets, lit, onLight }: AreaProps & { place: number; targets: readonly number[] }) => {
  const [first = 0, ...others] = area.numbers
  const shown = others.length === 0 ? String(first) : say(words.andMore, { first, count: others.length })
  return (
    <a
      className={lookOf(area, 'pin')}
      id={`mark-${targets[0] ?? first}`}
      href={`#reason-${first}`}
      aria-label={say(words.pictureMark, { shown, count: area.numbers.length, numbers: area.numbers.join(', ') })}
      style={{ top: `${(100 * place).toFixed(2)}%` }}
      data-on={isOn(area, lit)}
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
      {targets.slice(1).map((number) => (
        <span key={number} id={`mark-${number}`} tabIndex={-1} />
      ))}
      {shown}
    </a>
  )
}

/** An area has a pin when a reason is met in it for the first time. */
const pinned = (areas: readonly Area[]): readonly { readonly area: Area; readonly targets: readonly number[] }[] => {
  const seen = new Set<number>()
  return areas.flatMap((area) => {
    const targets = area.numbers.filter((number) => !seen.has(number))
    for (const number of targets) seen.add(number)
    return targets.length === 0 ? [] : [{ area, targets }]
  })
}

/** The file as it is stored may lie on its side; it is shown the way it was read. */
const turned = ({ orientation, size }: PictureReport): CSSProperties =>
  orientation % 180 === 0
    ? { width: '100%', rotate: `${orientation}deg` }
    : { width: percent(size.height, size.width), rotate: `${orientation}deg` }

type Props = { readonly file: File; readonly report: PictureReport }

const Shot = ({ file, report, reasons, lit, onLight, onBroken }: Props & Marks & { onBroken: () => void }) => {
  const show = useMemo(() => showing(file), [file])
  const { boxes, size } = report
  const areas = useMemo(() => areasOf(reasons, boxes), [reasons, boxes])
  const lines = useMemo(() => report.lines.map(({ box }) => box), [report.lines])
  const pins = useMemo(() => pinned(areas), [areas])
  const places = useMemo(() => {
    const found = pins.map(({ area }) => area)
    return pinPlaces(found, size)
  }, [pins, size])
  return (
    <div className="shot-row">
      <figure className="shot" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <img ref={show} alt={words.pictureAlt} style={turned(report)} onError={onBroken} />
        {areas.map((area) => (
          <Tint
            key={`${area.box.x} ${area.box.y}`}
            area={area}
            place={placeOf(withRoom(area.box, lines, size), size)}
            lit={lit}
            onLight={onLight}
          />
        ))}
      </figure>
      <div className="shot-pins">
        {pins.map(({ area, targets }, index) => (
          <Pin
            key={`${area.box.x} ${area.box.y}`}
            area={area}
            targets={targets}
            place={places[index] ?? 0}
            lit={lit}
            onLight={onLight}
          />
        ))}
      </div>
    </div>
  )
}

/** The person's own picture with the evidence boxed. Some kinds of picture no browser shows: the words are marked then. */
export const MarkedPicture = ({ file, report }: Props) => {
  const [isBroken, setBroken] = useState(false)
  return (
    <MarkedMaterial title={words.markedImage} text={report.text} evidence={report.analysis.evidence}>
      {(marks) =>
        isBroken ? (
          <>
            <p className="note">{words.pictureNotShown}</p>
            <OwnText text={report.text} evidence={report.analysis.evidence} {...marks} />
          </>
        ) : (
          <Shot file={file} report={report} {...marks} onBroken={() => setBroken(true)} />
        )
      }
    </MarkedMaterial>
  )
}
