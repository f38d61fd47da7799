import { communityWords as words, say, shellWords } from '@atlas/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { sayMinute } from '../../shared/browser/dates.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { arrowRight, check, message } from '../../shared/ui/icons.ts'
import { arrowLeft, clock, trash } from '../../shared/ui/more-icons.ts'
import type { Pending, useReview } from './review-state.ts'

type Review = ReturnType<typeof useReview>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** A approves, R rejects, J and K go on and back; only bare keys, and never while somebody types. */
const useReviewKeys = (handle: (key: string) => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    handle(event.key.toLowerCase())
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

const RejectDialog = ({ onClose, onReject }: { onClose: () => void; onReject: () => void }) => (
  <Dialog title={words.rejectTitle} onClose={onClose}>
    <p>{words.rejectSure}</p>
    <div className="pair">
      <button className="btn outline" type="button" onClick={onClose}>
        {shellWords.cancel}
      </button>
      <button className="btn danger" type="button" onClick={onReject}>
        {words.rejectYes}
      </button>
    </div>
  </Dialog>
)

type ActionsProps = { readonly review: Review; readonly current: Pending; readonly onAskReject: () => void }

const Actions = ({ review, current, onAskReject }: ActionsProps) => (
  <div className="actions">
    <button
      className="btn primary"
      type="button"
      disabled={review.isBusy}
      onClick={() => void review.act('approve', current._id)}
    >
      <Icon d={check} />
      {words.approve} <kbd>A</kbd>
    </button>
    <button className="btn danger" type="button" disabled={review.isBusy} onClick={onAskReject}>
      <Icon d={trash} />
      {words.reject} <kbd>R</kbd>
    </button>
    <span className="hop">
      <button className="btn outline" type="button" disabled={review.place === 0} onClick={() => review.step(-1)}>
        <Icon d={arrowLeft} />
        {words.previous} <kbd>K</kbd>
      </button>
      <button
        className="btn outline"
        type="button"
        disabled={review.place >= review.list.length - 1}
        onClick={() => review.step(1)}
      >
        {words.nextOne} <kbd>J</kbd>
        <Icon d={arrowRight} />
      </button>
    </span>
  </div>
)

export const ReviewDesk = ({ review, current }: { review: Review; current: Pending }) => {
  const [isAsking, setAsking] = useState(false)
  const keys: Readonly<Record<string, () => void>> = {
    a: () => void review.act('approve', current._id),
    r: () => setAsking(true),
    j: () => review.step(1),
    k: () => review.step(-1),
  }
  useReviewKeys((key) => {
    if (!review.isBusy && !isAsking) keys[key]?.()
  })
  return (
    <div className="desk">
      <div className="desk-in">
        <p className="desk-line">
          <span>
            <Icon d={clock} />
            {say(words.submittedOn, { date: sayMinute(current.submitted_on) })}
          </span>
          <span>
            <Icon d={message} />
            {say(words.characters, { count: current.text.length })}
          </span>
          <span>{say(words.place, { place: review.place + 1, count: review.list.length })}</span>
        </p>
        <div className="own" aria-live="polite">
          {current.text}
        </div>
      </div>
      <Actions review={review} current={current} onAskReject={() => setAsking(true)} />
      {isAsking && (
        <RejectDialog
          onClose={() => setAsking(false)}
          onReject={() => {
            setAsking(false)
            void review.act('reject', current._id)
          }}
        />
      )}
    </div>
  )
}
