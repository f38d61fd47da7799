import { ownSentences, shellWords, trainingWords as words, useModel as useModelCall } from '@atlas/contract'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'
import { useNotify } from '../notices/notices.tsx'

/** The way back to a model that is kept; null is the one that came with ATLAS. */
export const UseModel = ({ id, onDone }: { id: string | null; onDone: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, failure, send } = useSend(words.changeFailed)
  const notify = useNotify()
  const close = () => setAsking(false)
  const change = () =>
    void send(async () => {
      await call(useModelCall, { body: { model: id }, fallback: words.changeFailed })
      close()
      notify('success', ownSentences.modelChosen)
      onDone()
    })
  return (
    <span>
      <button className="link-btn" type="button" onClick={() => setAsking(true)}>
        {words.goBack}
      </button>
      {isAsking && (
        <Dialog title={words.goBackTitle} onClose={close}>
          <p>{words.goBackSure}</p>
          <FormFailure failure={failure} />
          <div className="pair">
            <button className="btn outline" type="button" onClick={close}>
              {shellWords.cancel}
            </button>
            <button className="btn primary" type="button" disabled={isBusy} onClick={change}>
              {words.goBackYes}
            </button>
          </div>
        </Dialog>
      )}
    </span>
  )
}
