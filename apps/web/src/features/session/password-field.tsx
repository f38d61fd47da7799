import { accountWords as words, firstPasswordProblem, specSentences as spec } from '@atlas/contract'
import { type ComponentProps, useId, useState } from 'react'
import { FieldProblem } from '../../shared/ui/field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { check, close } from '../../shared/ui/icons.ts'
import { dash, eye, eyeOff } from '../../shared/ui/more-icons.ts'

const rules = [
  { wish: words.ruleLength, sentence: spec.passwordTooShort },
  { wish: words.ruleUppercase, sentence: spec.passwordNeedsUppercase },
  { wish: words.ruleNumber, sentence: spec.passwordNeedsNumber },
] as const

/** In the specification's order: what comes before the first broken rule holds, what comes after is still to be seen. */
const PasswordRules = ({ id, password }: { id: string; password: string }) => {
  const problem = password === '' ? undefined : firstPasswordProblem(password)
  const broken = rules.findIndex((rule) => rule.sentence === problem)
  const stateOf = (index: number) => {
    if (password === '') return 'todo'
    if (broken === -1 || index < broken) return 'ok'
    return index === broken ? 'no' : 'todo'
  }
  const icons = { ok: check, no: close, todo: dash }
  return (
    <ul className="rules" id={id} aria-label={words.rulesTitle}>
      {rules.map(({ wish, sentence }, index) => {
        const state = stateOf(index)
        return (
          <li key={wish} className={state}>
            <Icon d={icons[state]} size={18} />
            {state === 'no' ? sentence : wish}
          </li>
        )
      })}
    </ul>
  )
}

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly hasRules?: boolean
  readonly problem?: string | undefined
}

export const PasswordField = ({ label, value, onValue, hasRules = false, problem, ...input }: Props) => {
  const [isShown, setShown] = useState(false)
  const id = useId()
  const describedBy = [hasRules ? `${id}-rules` : '', problem === undefined ? '' : `${id}-problem`].join(' ').trim()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="pw">
        <input
          className="input"
          id={id}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
        />
        <button
          className="icon-btn"
          type="button"
          aria-label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon d={isShown ? eyeOff : eye} />
        </button>
      </div>
      {problem !== undefined && <FieldProblem id={`${id}-problem`} sentence={problem} />}
      {hasRules && <PasswordRules id={`${id}-rules`} password={value} />}
    </div>
  )
}
