import { accountWords as words, changePassword, firstPasswordProblem } from '@atlas/contract'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { PasswordField } from '../session/password-field.tsx'
import { useChange } from './use-change.ts'

export const PasswordCard = () => {
  const [original, setOriginal] = useState('')
  const [chosen, setChosen] = useState('')
  const { isBusy, failure, change, fail } = useChange(words.passwordChanged)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = firstPasswordProblem(chosen)
    if (problem !== undefined) {
      fail(problem)
      return
    }
    const body = { old_password: original, new_password: chosen }
    change(() => call(changePassword, { body, fallback: words.changeFailed }))
  }
  return (
    <form className="card c6 stack" onSubmit={handleSubmit}>
      <h2>{words.changePassword}</h2>
      <FormFailure failure={failure} />
      <PasswordField
        label={words.originalPassword}
        value={original}
        onValue={setOriginal}
        autoComplete="current-password"
        required
      />
      {/* The specification gives this field a minimum of 8 in its markup; the three rules are the same everywhere. */}
      <PasswordField
        label={words.newPassword}
        value={chosen}
        onValue={setChosen}
        autoComplete="new-password"
        minLength={8}
        hasRules
        required
      />
      <button className="btn primary start" type="submit" disabled={isBusy}>
        {words.savePassword}
      </button>
    </form>
  )
}
