import { reportWords as words } from '@atlas/contract'
import { Icon } from '../../../shared/ui/icon.tsx'
import { check, close, info } from '../../../shared/ui/icons.ts'
import { help } from '../../../shared/ui/more-icons.ts'
import type { Answer } from '../band/verdict.ts'

const answers = [
  { id: 'yes', name: words.questionYes, icon: check, say: words.onYes },
  { id: 'no', name: words.questionNo, icon: close, say: words.onNo },
  { id: 'maybe', name: words.questionMaybe, icon: help, say: words.onMaybe },
] as const

export type Asked = {
  readonly question: string
  readonly chosen: Answer | undefined
  readonly onChoose: (answer: Answer) => void
}

/** The one question that would settle it, and what each answer means. */
export const Question = ({ question, chosen, onChoose }: Asked) => {
  const answer = answers.find(({ id }) => id === chosen)
  return (
    <fieldset className="ask">
      <legend>{question}</legend>
      <div className="chips">
        {answers.map(({ id, name, icon }) => (
          <label key={id} className="chip">
            <input type="radio" name="question" checked={chosen === id} onChange={() => onChoose(id)} />
            <Icon d={icon} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p className="ask-answer" aria-live="polite">
        {answer !== undefined && (
          <>
            <Icon d={info} />
            <span>{answer.say}</span>
          </>
        )}
      </p>
    </fieldset>
  )
}
