import { accountWords as words, shellWords, specSentences, unlinkGoogle } from '@atlas/contract'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'
import { useNotify } from '../notices/notices.tsx'
import { GoogleButton } from '../session/google-button.tsx'
import { useSession } from '../session/session.tsx'
import type { User } from '../session/user.ts'

const Disconnect = () => {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, failure, send } = useSend(words.disconnectFailed)
  const { reread } = useSession()
  const notify = useNotify()
  const disconnect = () => {
    setAsking(false)
    void send(async () => {
      await call(unlinkGoogle, { fallback: words.disconnectFailed })
      await reread()
      notify('success', words.disconnected)
    })
  }
  return (
    <>
      <FormFailure failure={failure} />
      <button className="btn danger start" type="button" disabled={isBusy} onClick={() => setAsking(true)}>
        {words.disconnect}
      </button>
      {isAsking && (
        <Dialog title={words.disconnect} onClose={() => setAsking(false)}>
          <p>{specSentences.confirmUnlink}</p>
          <div className="pair">
            <button className="btn outline" type="button" onClick={() => setAsking(false)}>
              {shellWords.cancel}
            </button>
            <button className="btn danger" type="button" onClick={disconnect}>
              {words.disconnect}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}

export const GoogleCard = ({ user }: { user: User }) => {
  const isConnected = user.google_id !== undefined
  return (
    <section className="card c6 stack">
      <h2>{isConnected ? words.disconnect : words.connect}</h2>
      <p>{isConnected ? words.disconnectSay : words.connectSay}</p>
      {isConnected ? (
        <Disconnect />
      ) : (
        <div className="stack">
          <GoogleButton label={words.connect} isLink />
        </div>
      )}
    </section>
  )
}
