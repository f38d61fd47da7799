import { communityWords as words, kindWords, MOST_REASON, say, shellWords } from '@atlas/contract'
import { type ReactNode, useId, useRef, useState } from 'react'
import { sayMinute } from '../../shared/browser/dates.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { arrowRight, check, checkCircle, message } from '../../shared/ui/icons.ts'
import { arrowLeft, clock, trash } from '../../shared/ui/more-icons.ts'
import { ReviewDetail } from './review-detail.tsx'
import { KeyLegend, useKeptFocus, useReviewKeys } from './review-keys.tsx'
import type { Pending, Review } from './review-state.ts'

type RejectProps = { readonly onClose: () => void; readonly onReject: (reason: string) => void }

const RejectDialog = ({ onClose, onReject }: RejectProps) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog title={words.rejectTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onReject(reason)
        }}
      >
        <p>{words.rejectSure}</p>
        <Field label={words.rejectReason} value={reason} onValue={setReason} maxLength={MOST_REASON} />
        <div className="pair">
          <button className="btn outline" type="button" onClick={onClose}>
            {shellWords.cancel}
          </button>
          <button className="btn danger" type="submit">
            {words.rejectYes}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

type KindProps = { readonly kind: string; readonly onKind: (kind: string) => void }

const KindChoice = ({ kind, onKind }: KindProps) => {
  const id = useId()
  return (
    <div className="field kind-choice">
      <label htmlFor={id}>{words.kindOfScam}</label>
      <select id={id} value={kind} onChange={(event) => onKind(event.target.value)}>
        <option value="">{words.kindAuto}</option>
        {Object.entries(kindWords).map(([each, { name }]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

type ActionsProps = {
  readonly review: Review
  readonly onScam: () => void
  readonly onHonest: () => void
  readonly onAskReject: () => void
}

const Actions = ({ review, onScam, onHonest, onAskReject }: ActionsProps) => (
  <div className="actions">
    <button className="btn primary" type="button" disabled={review.isBusy} onClick={onScam}>
      <Icon d={check} />
      {words.approveScam}
    </button>
    <button className="btn outline" type="button" disabled={review.isBusy} onClick={onHonest}>
      <Icon d={checkCircle} />
      {words.approveHonest}
    </button>
    <button className="btn danger" type="button" disabled={review.isBusy} onClick={onAskReject}>
      <Icon d={trash} />
      {words.reject}
    </button>
    <span className="hop">
      <button
        className="btn outline"
        type="button"
        aria-label={words.previous}
        disabled={review.place === 0}
        onClick={() => review.step(-1)}
      >
        <Icon d={arrowLeft} />
      </button>
      <button
        className="btn outline"
        type="button"
        aria-label={words.nextOne}
        disabled={review.place >= review.list.length - 1}
        onClick={() => review.step(1)}
      >
        <Icon d={arrowRight} />
      </button>
    </span>
  </div>
)

const opinions = ['scam', 'honest', 'unsure', 'silent'] as const

/** Who thinks what: a line for each opinion that somebody has. */
export const peopleSay = ({ people }: Pending): string =>
  opinions
    .filter((opinion) => people[opinion] > 0)
    .map((opinion) => say(words.peopleSay[opinion], { count: people[opinion] }))
    .join(' · ')

const Sheet = ({ current, review }: { current: Pending; review: Review }) => (
  <>
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
    <p>
      <b>{words.sorts[current.sort]}.</b> {peopleSay(current)}
    </p>
    {current.needs_second && <p className="note">{words.needsSecond}</p>}
    <div className="own" aria-live="polite">
      {current.text}
    </div>
  </>
)

type Props = { readonly review: Review; readonly current: Pending; readonly queue: ReactNode }

/** The list and the sheet of the chosen one; keys work while either has the focus. */
export const ReviewDesk = ({ review, current, queue }: Props) => {
  const place = useRef<HTMLElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [kind, setKind] = useState('')
  const approve = (label: 'scam' | 'honest') => {
    const chosen = kind === '' || label === 'honest' ? undefined : kind
    setKind('')
    void review.act(current._id, { action: 'approve', label, kind: chosen })
  }
  const handlers = {
    a: () => approve('scam'),
    h: () => approve('honest'),
    r: () => setAsking(true),
    j: () => review.step(1),
    k: () => review.step(-1),
  }
  const keys = useReviewKeys(place, handlers, !review.isBusy && !isAsking)
  useKeptFocus(place, review.isBusy ? '' : current._id)
  return (
    <>
      <KeyLegend isOn={keys.isOn} onToggle={keys.toggle} />
      <section className="review" aria-label={words.submissions} ref={place} tabIndex={-1}>
        {queue}
        <div className="desk">
          <div className="desk-in">
            <Sheet current={current} review={review} />
            <ReviewDetail key={current._id} id={current._id} />
            <KindChoice kind={kind} onKind={setKind} />
          </div>
          <Actions review={review} onScam={handlers.a} onHonest={handlers.h} onAskReject={handlers.r} />
        </div>
      </section>
      {isAsking && (
        <RejectDialog
          onClose={() => setAsking(false)}
          onReject={(reason) => {
            setAsking(false)
            void review.act(current._id, { action: 'reject', reason })
          }}
        />
      )}
    </>
  )
}
