import { reportWords as words, specSentences, submitScam } from '@atlas/contract'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../../shared/api/call.ts'
import { useIsDesk } from '../../../shared/browser/page-settings.ts'
import { readToken } from '../../../shared/browser/token-store.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkCircle } from '../../../shared/ui/icons.ts'
import { flag } from '../../../shared/ui/more-icons.ts'
import { useSend } from '../../../shared/ui/use-send.ts'
import { useModals } from '../../account-modals/open-modal.ts'
import { useNotify } from '../../notices/notices.tsx'
import { useSession } from '../../session/session.tsx'
import { type Opinion, ReportDialog } from './report-dialog.tsx'

export type ReportedResult = {
  readonly text: string
  readonly told: Omit<z.input<typeof submitScam.body>, 'text' | 'label' | 'why'>
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

const isUpload = ({ told }: ReportedResult): boolean => told.checked === 'picture' || told.checked === 'recording'

const useFeedback = (result: ReportedResult) => {
  const [step, setStep] = useState<'closed' | 'asking' | 'sent'>('closed')
  const notify = useNotify()
  const fallback = isUpload(result) ? specSentences.reportFailedLater : specSentences.reportFailed
  const { isBusy, failure, send: sendNow } = useSend(fallback)
  const ask = () => {
    if (readToken() !== null) setStep('asking')
    else notify('error', isUpload(result) ? specSentences.logInAndAnalyze : specSentences.logInToGiveFeedback)
  }
  const send = ({ text, label, why }: Opinion) =>
    void sendNow(async () => {
      const body = { ...result.told, text, label, ...(why.trim() === '' ? {} : { why }) }
      const { message } = await call(submitScam, { body, fallback })
      setStep('sent')
      notify('success', message)
    })
  return { step, isBusy, failure, ask, send, close: () => setStep('closed') }
}

const SubmitForReview = ({ result }: { result: ReportedResult }) => {
  const { step, isBusy, failure, ask, send, close } = useFeedback(result)
  const isSent = step === 'sent'
  return (
    <div className="disagree">
      <p>{isSent ? words.submitted : words.disagreeHere}</p>
      <button className="btn outline" type="button" disabled={isSent} onClick={ask}>
        <Icon d={isSent ? checkCircle : flag} />
        {words.submitForReview}
      </button>
      {step === 'asking' && (
        <ReportDialog text={result.text} isBusy={isBusy} failure={failure} onClose={close} onSend={send} />
      )}
    </div>
  )
}

export const Feedback = ({ result }: { result: ReportedResult }) => {
  const { user } = useSession()
  // There is nobody to report to.
  if (useIsDesk()) return null
  return user === undefined ? <Invitation /> : <SubmitForReview result={result} />
}
