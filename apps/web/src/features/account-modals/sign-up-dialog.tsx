import { accountWords as words, firstPasswordProblem, shellWords, signUp, specSentences } from '@atlas/contract'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'
import { useNotify } from '../notices/notices.tsx'
import { GoogleButton } from '../session/google-button.tsx'
import { NewCredentials } from '../session/new-credentials.tsx'
import { useSession } from '../session/session.tsx'
import { useModals } from './open-modal.ts'

const useSignUp = (onClose: () => void) => {
  const [form, setForm] = useState({ first_name: '', last_name: '', username: '', password: '' })
  const { isBusy, failure, send, fail } = useSend(specSentences.signUpFailed)
  const { signIn } = useSession()
  const notify = useNotify()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = firstPasswordProblem(form.password)
    if (problem !== undefined) {
      fail(problem)
      return
    }
    void send(async () => {
      const { token, user } = await call(signUp, { body: form, token: null, fallback: specSentences.signUpFailed })
      signIn(token, user)
      onClose()
      notify('success', specSentences.signUpDone)
    })
  }
  const set = (name: keyof typeof form) => (value: string) => setForm((last) => ({ ...last, [name]: value }))
  return { form, set, isBusy, failure, handleSubmit }
}

export const SignUpDialog = ({ onClose }: { onClose: () => void }) => {
  const { form, set, isBusy, failure, handleSubmit } = useSignUp(onClose)
  const open = useModals()
  return (
    <Dialog title={shellWords.signUp} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <FormFailure failure={failure} />
        <div className="two">
          <Field
            label={words.firstName}
            value={form.first_name}
            onValue={set('first_name')}
            autoComplete="given-name"
            required
          />
          <Field
            label={words.lastName}
            value={form.last_name}
            onValue={set('last_name')}
            autoComplete="family-name"
            required
          />
        </div>
        <NewCredentials form={form} set={set} />
        <button className="btn primary big" type="submit" disabled={isBusy}>
          {isBusy ? words.sending : shellWords.signUp}
        </button>
        <p className="or">{words.or}</p>
        <GoogleButton label={words.google} />
        <p className="swap">
          {words.haveAccount}{' '}
          <button className="link-btn" type="button" onClick={() => open('login')}>
            {shellWords.logIn}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
