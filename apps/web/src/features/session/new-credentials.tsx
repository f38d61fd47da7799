import { accountWords as words } from '@atlas/contract'
import { Field } from '../../shared/ui/field.tsx'
import { PasswordField } from './password-field.tsx'

type Props = {
  readonly form: { readonly username: string; readonly password: string }
  readonly set: (name: 'username' | 'password') => (value: string) => void
}

/** The username and password of a new account, wherever one is made. */
export const NewCredentials = ({ form, set }: Props) => (
  <>
    <Field
      label={words.username}
      value={form.username}
      onValue={set('username')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
    <PasswordField
      label={words.password}
      value={form.password}
      onValue={set('password')}
      autoComplete="new-password"
      hasRules
      required
    />
  </>
)
