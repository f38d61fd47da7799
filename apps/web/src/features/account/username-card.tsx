import { accountWords as words, changeUsername } from '@atlas/contract'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Field } from '../../shared/ui/field.tsx'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useChange } from './use-change.ts'

export const UsernameCard = () => {
  const [original, setOriginal] = useState('')
  const [chosen, setChosen] = useState('')
  const { isBusy, failure, change } = useChange(words.usernameChanged)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { old_username: original, new_username: chosen }
    change(() => call(changeUsername, { body, fallback: words.changeFailed }))
  }
  return (
    <form className="card c6 stack" onSubmit={handleSubmit}>
      <h2>{words.changeUsername}</h2>
      <FormFailure failure={failure} />
      <div className="two">
        <Field
          label={words.originalUsername}
          value={original}
          onValue={setOriginal}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field
          label={words.newUsername}
          value={chosen}
          onValue={setChosen}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <button className="btn primary start" type="submit" disabled={isBusy}>
        {words.saveUsername}
      </button>
    </form>
  )
}
