import { communityWords as words, MIN_SUBMISSION_LENGTH, say, specSentences, submitScam } from '@atlas/contract'
import { type SubmitEvent, useId, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { readToken } from '../../shared/browser/token-store.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'
import { StoredText } from '../community/stored-text.tsx'
import { useNotify } from '../notices/notices.tsx'

export const SubmitDialog = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('')
  const { isBusy, failure, send, fail } = useSend(specSentences.submissionFailed)
  const notify = useNotify()
  const id = useId()
  const isLongEnough = text.length >= MIN_SUBMISSION_LENGTH
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (readToken() === null) {
      fail(specSentences.logInToSubmit)
      return
    }
    void send(async () => {
      const { message } = await call(submitScam, { body: { text }, fallback: specSentences.submissionFailed })
      onClose()
      notify('success', message)
    })
  }
  return (
    <Dialog title={words.submitNew} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <p>{words.submitNewSay}</p>
        <FormFailure failure={failure} />
        <div className="field">
          <label htmlFor={id}>{words.theMessage}</label>
          <textarea
            id={id}
            rows={6}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby={`${id}-count`}
            required
          />
          <p className="bar-words" id={`${id}-count`}>
            <span>{words.atLeast}</span>
            <b>{say(isLongEnough ? words.enough : words.counted, { count: text.length })}</b>
          </p>
        </div>
        {isLongEnough && <StoredText text={text} />}
        <button className="btn primary big" type="submit" disabled={!isLongEnough || isBusy}>
          {words.submit}
        </button>
      </form>
    </Dialog>
  )
}
