import { communityWords as words } from '@atlas/contract'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const KEPT_AS = 'atlas_review_keys'
const reviewKeys = ['a', 'h', 'r', 'j', 'k'] as const
type ReviewKey = (typeof reviewKeys)[number]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** Single keys, only while the review itself has the focus, and only until somebody switches them off. */
export const useReviewKeys = (
  place: RefObject<HTMLElement | null>,
  handlers: Readonly<Record<ReviewKey, () => void>>,
  isIdle: boolean,
) => {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEPT_AS) !== 'off')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isHere = place.current?.contains(document.activeElement) === true
    if (!isOn || !isIdle || !isHere || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const key = reviewKeys.find((name) => name === event.key.toLowerCase())
    if (key !== undefined) handlers[key]()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  const toggle = () => {
    localStorage.setItem(KEPT_AS, isOn ? 'off' : 'on')
    setOn(!isOn)
  }
  return { isOn, toggle }
}

/** What had the focus may have left the list with the submission: then the review keeps it. */
export const useKeptFocus = (place: RefObject<HTMLElement | null>, shown: string) => {
  useEffect(() => {
    if (document.activeElement === document.body && shown !== '') place.current?.focus({ preventScroll: true })
  }, [place, shown])
}

export const KeyLegend = ({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) => (
  <div className="key-legend">
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={onToggle} />
      {words.keysOn}
    </label>
    {isOn && (
      <>
        <span className="fine">{words.keysLegend}</span>
        <ul>
          {reviewKeys.map((key) => (
            <li key={key}>
              <kbd>{key.toUpperCase()}</kbd> {words.keys[key]}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
