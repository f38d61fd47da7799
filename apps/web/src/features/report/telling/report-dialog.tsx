import { communityWords, type Label, labels, MOST_WHY, reportWords as words } from '@atlas/contract'
import { useId, useState } from 'react'
import type { CallError } from '../../../shared/api/call-error.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { FormFailure } from '../../../shared/ui/form-failure.tsx'
import { StoredText } from '../../community/stored-text.tsx'

export type Opinion = { readonly text: string; readonly label: Label; readonly why: string }

type Props = {
  readonly text: string
  readonly isBusy: boolean
  readonly failure: CallError | undefined
  readonly onClose: () => void
  readonly onSend: (opinion: Opinion) => void
}

const OwnWords = ({ text, onText }: { text: string; onText: (text: string) => void }) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{communityWords.theMessage}</label>
      <textarea id={id} rows={6} value={text} onChange={(event) => onText(event.target.value)} />
    </div>
  )
}

/** What it should be, in one click more; why, and other words, only for who wants to. */
export const ReportDialog = ({ text: given, isBusy, failure, onClose, onSend }: Props) => {
  const [text, setText] = useState(given)
  const [why, setWhy] = useState('')
  const [isEditing, setEditing] = useState(false)
  return (
    <Dialog title={words.reportTitle} onClose={onClose}>
      <form onSubmit={(event) => event.preventDefault()}>
        <p>{words.reportLead}</p>
        <FormFailure failure={failure} />
        <div className="labels">
          {labels.map((label) => (
            <button
              key={label}
              className="btn outline"
              type="button"
              disabled={isBusy || text.trim() === ''}
              onClick={() => onSend({ text, label, why })}
            >
              {words.reportLabels[label]}
            </button>
          ))}
        </div>
        <Field label={words.reportWhy} value={why} onValue={setWhy} maxLength={MOST_WHY} />
        {isEditing && <OwnWords text={text} onText={setText} />}
        <StoredText text={text} />
        {!isEditing && (
          <button className="link-btn" type="button" onClick={() => setEditing(true)}>
            {communityWords.changeText}
          </button>
        )}
      </form>
    </Dialog>
  )
}
