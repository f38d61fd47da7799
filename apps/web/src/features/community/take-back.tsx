import { communityWords as words, shellWords, undoReview } from '@atlas/contract'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'
import { useNotify } from '../notices/notices.tsx'

/** An approved example can be taken back at any time. */
export const TakeBack = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, failure, send } = useSend(words.undoFailed)
  const notify = useNotify()
  const close = () => setAsking(false)
  const takeBack = () =>
    void send(async () => {
      const { message } = await call(undoReview, { id, fallback: words.undoFailed })
      close()
      notify('success', message)
      onDone()
    })
  return (
    <span>
      <button className="link-btn" type="button" onClick={() => setAsking(true)}>
        {words.takeBack}
      </button>
      {isAsking && (
        <Dialog title={words.takeBackTitle} onClose={close}>
          <p>{words.takeBackSure}</p>
          <FormFailure failure={failure} />
          <div className="pair">
            <button className="btn outline" type="button" onClick={close}>
              {shellWords.cancel}
            </button>
            <button className="btn danger" type="button" disabled={isBusy} onClick={takeBack}>
              {words.takeBackYes}
            </button>
          </div>
        </Dialog>
      )}
    </span>
  )
}
