import { checkWords as words, deskWords, linkExamples, ownSentences, specSentences } from '@atlas/contract'
import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react'
import { CheckFailure } from '../features/analyze/check-failure.tsx'
import { Examples } from '../features/analyze/examples.tsx'
import type { Judged } from '../features/analyze/judged.ts'
import type { LinkInput } from '../features/analyze/link-check.ts'
import { LinkServices } from '../features/analyze/link-services.tsx'
import { PrivateSwitch } from '../features/analyze/private-switch.tsx'
import { ToolHead } from '../features/analyze/tool-head.tsx'
import { type Check, useCheck } from '../features/analyze/use-check.ts'
import { Workspace } from '../features/analyze/workspace.tsx'
import { useBringAnything } from '../features/hand-over/use-bring-anything.ts'
import { useBrought } from '../features/hand-over/use-brought.ts'
import { ChecksOnDevice } from '../features/kept/checks-on-device.tsx'
import { useDraft } from '../features/kept/use-draft.ts'
import { useKeptCheck } from '../features/kept/use-kept-check.ts'
import { useIsDesk } from '../shared/browser/page-settings.ts'
import { useEarlyValue } from '../shared/browser/use-early-value.ts'
import type { LinkReport } from '@atlas/contract'
import { FieldProblem } from '../shared/ui/field.tsx'

const loadCard = () => import('../features/report/link-report-card.tsx')
const LinkReportCard = lazy(async () => ({ default: (await loadCard()).LinkReportCard }))

/** The code of the check and of its report comes when somebody turns to the form: the page itself opens sooner. */
const loadCheck = async () => {
  const [{ runLinkCheck }] = await Promise.all([import('../features/analyze/link-check.ts'), loadCard()])
  return runLinkCheck
}

const prepareCheck = () => {
  loadCheck()
    .then(async () => (await import('../features/private-check/private-check.ts')).keepEngine())
    .catch(() => undefined)
}

const run = async (input: LinkInput, signal: AbortSignal) => (await loadCheck())(input, signal)

const examples = linkExamples.map(({ name, url }) => ({ name, value: url }))

type FormProps = {
  readonly input: LinkInput
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly onInput: (input: LinkInput) => void
  readonly onStart: (input: LinkInput) => void
}

const LinkForm = ({ input, isBusy, problem, onInput, onStart }: FormProps) => {
  const field = useRef<HTMLInputElement>(null)
  useEarlyValue(field, (url) => onInput({ ...input, url }))
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onStart(input)
  }
  return (
    <form className="check-form" onSubmit={handleSubmit} noValidate>
      <label htmlFor="link">{words.linkLabel}</label>
      <input
        className="input"
        id="link"
        ref={field}
        onFocus={prepareCheck}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.linkHint}
        value={input.url}
        onChange={(event) => onInput({ ...input, url: event.target.value })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : 'link-problem'}
      />
      <div role="alert">{problem !== undefined && <FieldProblem id="link-problem" sentence={problem} />}</div>
      <div className="form-row">
        <PrivateSwitch
          isOn={input.isPrivate}
          onChange={(isPrivate) => {
            prepareCheck()
            onInput({ ...input, isPrivate })
          }}
        />
        <button className="btn primary big" type="submit" disabled={input.url.trim() === '' || isBusy}>
          {isBusy ? specSentences.analyzing : words.analyze}
        </button>
      </div>
      <Examples
        examples={examples}
        onChoose={(url) => {
          onInput({ ...input, url })
          onStart({ ...input, url })
        }}
      />
      <p className="fine">{useIsDesk() ? deskWords.credit : words.credit}</p>
      <LinkServices
        isPrivate={input.isPrivate}
        mayShare={input.mayShare}
        onShare={(mayShare) => onInput({ ...input, mayShare })}
      />
    </form>
  )
}

/** What is no link is said at the field; everything else that failed is said above it. */
const failureOf = ({ state }: Check<LinkInput, Judged<LinkReport>>) => {
  if (state.step !== 'failed') return { problem: undefined, other: undefined }
  const isNoLink = state.failure.message === ownSentences.invalidUrl
  return isNoLink ? { problem: state.failure.message, other: undefined } : { problem: undefined, other: state }
}

export const LinkPage = () => {
  const [input, setInput] = useState<LinkInput>({ url: '', isPrivate: false, mayShare: false })
  const check = useCheck(run, words.linkFailed)
  const { state, start, show } = check
  useBringAnything()
  useDraft('link', { text: input.url, isPrivate: input.isPrivate }, 'link', ({ text, isPrivate }) =>
    setInput({ ...input, url: text, isPrivate }),
  )
  useKeptCheck(
    'link',
    state.step === 'done' ? { ...state, saved: { kind: 'link', input: state.input, result: state.result } } : state,
    (saved) => {
      setInput(saved.input)
      show(saved.input, saved.result)
    },
  )
  useBrought('link', ({ text }) => {
    setInput({ ...input, url: text })
    start({ ...input, url: text })
  })
  const done = state.step === 'done' ? state : undefined
  const { problem, other } = failureOf(check)
  return (
    <>
      <ToolHead title={words.linkTitle} lead={words.linkLead} isShort={done !== undefined} />
      <div className="wrap">
        <Workspace checked={done?.input.url}>
          {other !== undefined && <CheckFailure failure={other.failure} onRetry={() => start(other.input)} />}
          <LinkForm
            input={input}
            isBusy={state.step === 'analyzing'}
            problem={problem}
            onInput={setInput}
            onStart={start}
          />
        </Workspace>
        {done !== undefined && (
          <Suspense>
            <LinkReportCard key={done.number} report={done.result.report} place={done.result.place} />
          </Suspense>
        )}
        <ChecksOnDevice />
      </div>
    </>
  )
}
