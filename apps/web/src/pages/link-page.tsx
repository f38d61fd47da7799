import { checkWords as words, linkExamples, ownSentences, specSentences } from '@atlas/contract'
import { type SubmitEvent, useState } from 'react'
import { CheckFailure } from '../features/analyze/check-failure.tsx'
import { Examples } from '../features/analyze/examples.tsx'
import { type LinkInput, runLinkCheck } from '../features/analyze/link-check.ts'
import { LinkServices } from '../features/analyze/link-services.tsx'
import { PrivateSwitch } from '../features/analyze/private-switch.tsx'
import { ToolHead } from '../features/analyze/tool-head.tsx'
import { type Check, useCheck } from '../features/analyze/use-check.ts'
import { Workspace } from '../features/analyze/workspace.tsx'
import { useBringAnything } from '../features/hand-over/use-bring-anything.ts'
import { useBrought } from '../features/hand-over/use-brought.ts'
import { LinkReportCard } from '../features/report/link-report-card.tsx'
import type { LinkReport } from '@atlas/contract'
import { FieldProblem } from '../shared/ui/field.tsx'

const examples = linkExamples.map(({ name, url }) => ({ name, value: url }))

type FormProps = {
  readonly input: LinkInput
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly onInput: (input: LinkInput) => void
  readonly onStart: (input: LinkInput) => void
}

const LinkForm = ({ input, isBusy, problem, onInput, onStart }: FormProps) => {
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
        <PrivateSwitch isOn={input.isPrivate} onChange={(isPrivate) => onInput({ ...input, isPrivate })} />
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
      <p className="fine">{words.credit}</p>
      <LinkServices
        isPrivate={input.isPrivate}
        mayShare={input.mayShare}
        onShare={(mayShare) => onInput({ ...input, mayShare })}
      />
    </form>
  )
}

/** What is no link is said at the field; everything else that failed is said above it. */
const failureOf = ({ state }: Check<LinkInput, LinkReport>) => {
  if (state.step !== 'failed') return { problem: undefined, other: undefined }
  const isNoLink = state.failure.message === ownSentences.invalidUrl
  return isNoLink ? { problem: state.failure.message, other: undefined } : { problem: undefined, other: state }
}

export const LinkPage = () => {
  const [input, setInput] = useState<LinkInput>({ url: '', isPrivate: false, mayShare: false })
  const check = useCheck(runLinkCheck, words.linkFailed)
  const { state, start } = check
  useBringAnything()
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
          <LinkReportCard key={done.number} report={done.result} isPrivate={done.input.isPrivate} />
        )}
      </div>
    </>
  )
}
