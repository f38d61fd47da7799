import { accountWords as words, changeName } from '@atlas/contract'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Field } from '../../shared/ui/field.tsx'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import type { User } from '../session/user.ts'
import { useChange } from './use-change.ts'

export const NameCard = ({ user }: { user: User }) => {
  const [first, setFirst] = useState(user.first_name)
  const [last, setLast] = useState(user.last_name)
  const { isBusy, failure, change } = useChange(words.nameChanged)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { first_name: first, last_name: last }
    change(() => call(changeName, { body, fallback: words.changeFailed }))
  }
  return (
    <form className="card c6 stack" onSubmit={handleSubmit}>
      <h2>{words.changeName}</h2>
      <FormFailure failure={failure} />
      <div className="two">
        <Field label={words.firstName} value={first} onValue={setFirst} autoComplete="given-name" required />
        <Field label={words.lastName} value={last} onValue={setLast} autoComplete="family-name" required />
      </div>
      <button className="btn primary start" type="submit" disabled={isBusy}>
        {words.saveName}
      </button>
    </form>
  )
}
