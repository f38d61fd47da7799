import { reportWords as words, specSentences, submitScam } from '@atlas/contract'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../shared/api/call.ts'
import { CallError } from '../../shared/api/call-error.ts'
import { useIsDesk } from '../../shared/browser/page-settings.ts'
import { readToken } from '../../shared/browser/token-store.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { checkCircle } from '../../shared/ui/icons.ts'
import { flag } from '../../shared/ui/more-icons.ts'
import { useModals } from '../account-modals/open-modal.ts'
import { useNotify } from '../notices/notices.tsx'
import { useSession } from '../session/session.tsx'

export type ReportedResult = {
  readonly text: string
  readonly report: NonNullable<z.input<typeof submitScam.body>['report']>
}

/** The sentence of the specification, with some of its own words as the way to an account. */
const Invitation = () => {
  const open = useModals()
  const [before = '', after = ''] = specSentences.disagree.split(words.disagreeLink)
  return (
    <p className="disagree">
      {before}
      <button className="link-btn" type="button" onClick={() => open('signup')}>
        {words.disagreeLink}
      </button>
      {after}
    </p>
  )
}

const isUpload = ({ report }: ReportedResult): boolean => report.source === 'image' || report.source === 'audio'

const useFeedback = (result: ReportedResult) => {
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const fallback = isUpload(result) ? specSentences.reportFailedLater : specSentences.reportFailed
  const send = async () => {
    if (readToken() === null) {
      notify('error', isUpload(result) ? specSentences.logInAndAnalyze : specSentences.logInToGiveFeedback)
      return
    }
    setBusy(true)
    try {
      const { message } = await call(submitScam, { body: { text: result.text, report: result.report }, fallback })
      setSent(true)
      notify('success', message)
    } catch (error) {
      const isSignedOut = error instanceof CallError && error.isSignedOut
      if (!isSignedOut) notify('error', error instanceof CallError ? error.message : fallback)
    } finally {
      setBusy(false)
    }
  }
  return { isSent, isBusy, send }
}

const SubmitForReview = ({ result }: { result: ReportedResult }) => {
  const { isSent, isBusy, send } = useFeedback(result)
  return (
    <div className="disagree">
      <p>{isSent ? words.submitted : words.disagreeHere}</p>
      <button className="btn outline" type="button" disabled={isSent || isBusy} onClick={() => void send()}>
        <Icon d={isSent ? checkCircle : flag} />
        {words.submitForReview}
      </button>
    </div>
  )
}

export const Feedback = ({ result }: { result: ReportedResult }) => {
  const { user } = useSession()
  // There is nobody to report to.
  if (useIsDesk()) return null
  return user === undefined ? <Invitation /> : <SubmitForReview result={result} />
}
