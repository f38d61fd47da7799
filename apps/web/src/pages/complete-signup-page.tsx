import {
  accountWords as words,
  completeGoogleSignUp,
  firstPasswordProblem,
  say,
  specSentences as spec,
} from '@atlas/contract'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useNotify } from '../features/notices/notices.tsx'
import { NewCredentials } from '../features/session/new-credentials.tsx'
import { PasswordField } from '../features/session/password-field.tsx'
import { useSession } from '../features/session/session.tsx'
import { call } from '../shared/api/call.ts'
import { arrived } from '../shared/browser/query-token.ts'
import { readSignUpName } from '../shared/browser/token-store.ts'
import { Alert } from '../shared/ui/alert.tsx'
import { FormFailure } from '../shared/ui/form-failure.tsx'
import { Link } from '../shared/ui/link.tsx'
import { PageHead } from '../shared/ui/page-head.tsx'
import { useSend } from '../shared/ui/use-send.ts'

const useCompletion = (token: string) => {
  const [form, setForm] = useState({ username: '', password: '', again: '' })
  const { isBusy, failure, send, fail } = useSend(words.finishFailed)
  const { signIn } = useSession()
  const notify = useNotify()
  const navigate = useNavigate()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { username, password, again } = form
    const problem = password === again ? firstPasswordProblem(password) : spec.passwordsDiffer
    if (problem !== undefined) {
      fail(problem)
      return
    }
    void send(async () => {
      const body = { token, username, password }
      const answer = await call(completeGoogleSignUp, { body, token: null, fallback: words.finishFailed })
      signIn(answer.token, answer.user)
      notify('success', spec.accountDone)
      await navigate('/dashboard')
    })
  }
  const set = (name: keyof typeof form) => (value: string) => setForm((last) => ({ ...last, [name]: value }))
  return { form, set, isBusy, failure, handleSubmit }
}

const CompletionForm = ({ token }: { token: string }) => {
  const { form, set, isBusy, failure, handleSubmit } = useCompletion(token)
  const differs = form.again !== '' && form.again !== form.password ? spec.passwordsDiffer : undefined
  return (
    <form className="card c6 stack" onSubmit={handleSubmit}>
      <h2>{words.finishCard}</h2>
      <FormFailure failure={failure} />
      <NewCredentials form={form} set={set} />
      <PasswordField
        label={words.passwordAgain}
        value={form.again}
        onValue={set('again')}
        autoComplete="new-password"
        problem={differs}
        required
      />
      <button className="btn primary big start" type="submit" disabled={isBusy}>
        {words.finish}
      </button>
    </form>
  )
}

const NoSession = ({ sentence }: { sentence: string }) => (
  <div className="c7">
    <Alert tone="scam" title={sentence}>
      <Link className="btn outline" to="/">
        {words.backHome}
      </Link>
    </Alert>
  </div>
)

const titleFor = (name: string | undefined): string => {
  if (name === undefined) return words.finishFailedTitle
  return name === '' ? words.finishTitle : say(words.finishTitleFor, { name })
}

export const CompleteSignupPage = () => {
  const token = arrived.signUp
  const name = token === undefined ? undefined : readSignUpName(token)
  return (
    <>
      <PageHead title={titleFor(name)} lead={name === undefined ? undefined : words.finishLead} />
      <div className="wrap cards">
        {token === undefined && <NoSession sentence={spec.noSessionToken} />}
        {token !== undefined && name === undefined && <NoSession sentence={spec.invalidSession} />}
        {token !== undefined && name !== undefined && <CompletionForm token={token} />}
      </div>
    </>
  )
}
