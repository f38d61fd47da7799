import { accountWords as words, deleteMe, shellWords } from '@atlas/contract'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { trash } from '../../shared/ui/more-icons.ts'
import { useSend } from '../../shared/ui/use-send.ts'
import { PasswordField } from '../session/password-field.tsx'
import { useSession } from '../session/session.tsx'

const RemoveDialog = ({ onClose }: { onClose: () => void }) => {
  const [password, setPassword] = useState('')
  const { isBusy, failure, send } = useSend(words.removeFailed)
  const { signOut } = useSession()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(async () => {
      const { message } = await call(deleteMe, { body: { password }, fallback: words.removeFailed })
      onClose()
      signOut(message)
    })
  }
  return (
    <Dialog title={words.remove} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <p>{words.removeSay}</p>
        <p>{words.removeAsk}</p>
        <FormFailure failure={failure} />
        <PasswordField
          label={words.password}
          value={password}
          onValue={setPassword}
          autoComplete="current-password"
          required
        />
        <div className="pair">
          <button className="btn outline" type="button" onClick={onClose}>
            {shellWords.cancel}
          </button>
          <button className="btn danger" type="submit" disabled={isBusy || password === ''}>
            {words.removeYes}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

export const RemoveCard = () => {
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="card c6 stack">
      <h2>{words.remove}</h2>
      <p>{words.removeSay}</p>
      <button className="btn danger start" type="button" onClick={() => setAsking(true)}>
        <Icon d={trash} />
        {words.remove}
      </button>
      {isAsking && <RemoveDialog onClose={() => setAsking(false)} />}
    </section>
  )
}
