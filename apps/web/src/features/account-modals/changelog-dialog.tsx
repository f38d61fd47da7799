import { addChangelogEntry, communityWords as words, specSentences } from '@atlas/contract'
import { type SubmitEvent, useId, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'
import { useNotify } from '../notices/notices.tsx'

const types = ['new', 'improve', 'future'] as const
type EntryType = (typeof types)[number]

const TypeField = ({ value, onValue }: { value: EntryType; onValue: (value: EntryType) => void }) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{words.type}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onValue(types.find((type) => type === event.target.value) ?? 'improve')}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {words.types[type]}
          </option>
        ))}
      </select>
    </div>
  )
}

export const ChangelogDialog = ({ onClose }: { onClose: () => void }) => {
  const [version, setVersion] = useState('')
  const [type, setType] = useState<EntryType>('improve')
  const [description, setDescription] = useState('')
  const { isBusy, failure, send } = useSend(specSentences.changelogFailed)
  const notify = useNotify()
  const id = useId()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(async () => {
      const body = { version, type, description }
      await call(addChangelogEntry, { body, fallback: specSentences.changelogFailed })
      onClose()
      notify('success', specSentences.changelogDone)
    })
  }
  return (
    <Dialog title={words.addNews} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <FormFailure failure={failure} />
        <Field label={words.version} value={version} onValue={setVersion} required />
        <TypeField value={type} onValue={setType} />
        <div className="field">
          <label htmlFor={id}>{words.description}</label>
          <textarea
            id={id}
            rows={4}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            required
          />
        </div>
        <button className="btn primary big" type="submit" disabled={isBusy}>
          {words.addEntry}
        </button>
      </form>
    </Dialog>
  )
}
