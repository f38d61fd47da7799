import { checkWords as words, MAX_TEXT_LENGTH, say, specSentences, textExamples } from '@atlas/contract'
import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react'
import { CheckFailure } from '../features/analyze/check-failure.tsx'
import { Examples } from '../features/analyze/examples.tsx'
import { PrivateSwitch } from '../features/analyze/private-switch.tsx'
import type { TextInput } from '../features/analyze/text-check.ts'
import { ToolHead } from '../features/analyze/tool-head.tsx'
import { useCheck } from '../features/analyze/use-check.ts'
import { Workspace } from '../features/analyze/workspace.tsx'
import { useBringAnything } from '../features/hand-over/use-bring-anything.ts'
import { useBrought } from '../features/hand-over/use-brought.ts'
import { ChecksOnDevice } from '../features/kept/checks-on-device.tsx'
import { useDraft } from '../features/kept/use-draft.ts'
import { useKeptCheck } from '../features/kept/use-kept-check.ts'
import { isSubmitKey } from '../shared/browser/submit-key.ts'
import { useEarlyValue } from '../shared/browser/use-early-value.ts'
import { FieldProblem } from '../shared/ui/field.tsx'

const loadCard = () => import('../features/report/text-report-card.tsx')
const TextReportCard = lazy(async () => ({ default: (await loadCard()).TextReportCard }))

/** The code of the check and of its report comes when somebody turns to the form: the page itself opens sooner. */
const loadCheck = async () => {
  const [{ runTextCheck }] = await Promise.all([import('../features/analyze/text-check.ts'), loadCard()])
  return runTextCheck
}

const prepareCheck = () => {
  loadCheck()
    .then(async () => (await import('../features/private-check/private-check.ts')).keepEngine())
    .catch(() => undefined)
}

const run = async (input: TextInput, signal: AbortSignal) => (await loadCheck())(input, signal)

const examples = textExamples.map(({ name, text }) => ({ name, value: text }))

type FormProps = {
  readonly input: TextInput
  readonly isBusy: boolean
  readonly onInput: (input: TextInput) => void
  readonly onStart: (input: TextInput) => void
}

const TextForm = ({ input, isBusy, onInput, onStart }: FormProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  useEarlyValue(field, (text) => onInput({ ...input, text }))
  const tooMany = input.text.length - MAX_TEXT_LENGTH
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (input.text.trim() !== '' && !isBusy) onStart(input)
  }
  return (
    <form className="check-form" onSubmit={handleSubmit}>
      <label htmlFor="text">{words.textLabel}</label>
      <textarea
        id="text"
        ref={field}
        onFocus={prepareCheck}
        rows={7}
        placeholder={words.textHint}
        value={input.text}
        onChange={(event) => onInput({ ...input, text: event.target.value })}
        onKeyDown={(event) => {
          if (!isSubmitKey(event)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
        aria-describedby={tooMany > 0 ? 'text-problem' : undefined}
        aria-invalid={tooMany > 0 || undefined}
      />
      <div aria-live="polite">
        {tooMany > 0 && <FieldProblem id="text-problem" sentence={say(words.tooLong, { count: tooMany })} />}
      </div>
      <div className="form-row">
        <PrivateSwitch
          isOn={input.isPrivate}
          onChange={(isPrivate) => {
            prepareCheck()
            onInput({ ...input, isPrivate })
          }}
        />
        <button className="btn primary big" type="submit" disabled={input.text.trim() === '' || tooMany > 0 || isBusy}>
          {isBusy ? specSentences.analyzing : words.analyze}
        </button>
      </div>
      <Examples
        examples={examples}
        onChoose={(text) => {
          onInput({ ...input, text })
          onStart({ ...input, text })
        }}
      />
    </form>
  )
}

export const TextPage = () => {
  const [input, setInput] = useState<TextInput>({ text: '', isPrivate: false })
  const { state, start, show } = useCheck(run, specSentences.textFailed)
  useBringAnything()
  useDraft('text', input, 'text', setInput)
  useKeptCheck(
    'text',
    state.step === 'done' ? { ...state, saved: { kind: 'text', input: state.input, result: state.result } } : state,
    (saved) => {
      setInput(saved.input)
      show(saved.input, saved.result)
    },
  )
  useBrought('text', ({ text }) => {
    setInput({ ...input, text })
    // What is too long is said at the box, where it can be shortened.
    if (text.length <= MAX_TEXT_LENGTH) start({ ...input, text })
  })
  const done = state.step === 'done' ? state : undefined
  return (
    <>
      <ToolHead title={words.textTitle} lead={words.textLead} isShort={done !== undefined} />
      <div className="wrap">
        <Workspace checked={done?.input.text}>
          {state.step === 'failed' && <CheckFailure failure={state.failure} onRetry={() => start(state.input)} />}
          <TextForm input={input} isBusy={state.step === 'analyzing'} onInput={setInput} onStart={start} />
        </Workspace>
        {done !== undefined && (
          <Suspense>
            <TextReportCard
              key={done.number}
              text={done.input.text}
              report={done.result.report}
              source="text"
              place={done.result.place}
            />
          </Suspense>
        )}
        <ChecksOnDevice />
      </div>
    </>
  )
}
