import { accountWords as words, login, shellWords, specSentences } from '@atlas/contract'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'
import { useNotify } from '../notices/notices.tsx'
import { GoogleButton } from '../session/google-button.tsx'
import { PasswordField } from '../session/password-field.tsx'
import { useSession } from '../session/session.tsx'
import { useModals } from './open-modal.ts'

export const LoginDialog = ({ onClose }: { onClose: () => void }) => {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, failure, send } = useSend(specSentences.loginFailed)
  const { signIn } = useSession()
  const notify = useNotify()
  const open = useModals()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(async () => {
      const body = { username, password }
      const { token, user } = await call(login, { body, token: null, fallback: specSentences.loginFailed })
      signIn(token, user)
      onClose()
      notify('success', specSentences.loginDone)
    })
  }
  return (
    <Dialog title={shellWords.logIn} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <FormFailure failure={failure} />
        <Field
          label={words.username}
          value={username}
          onValue={setUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          label={words.password}
          value={password}
          onValue={setPassword}
          autoComplete="current-password"
          required
        />
        <button className="btn primary big" type="submit" disabled={isBusy}>
          {isBusy ? words.sending : shellWords.logIn}
        </button>
        <p className="or">{words.or}</p>
        <GoogleButton label={words.google} />
        <p className="swap">
          {words.newHere}{' '}
          <button className="link-btn" type="button" onClick={() => open('signup')}>
            {shellWords.signUp}
          </button>
          . {words.noNeed}
        </p>
      </form>
    </Dialog>
  )
}
