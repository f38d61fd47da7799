import { shellWords } from '@atlas/contract'
import type { CallError } from '../api/call-error.ts'
import { Alert } from './alert.tsx'

export const ReadFailure = ({ failure, onRetry }: { failure: CallError; onRetry: () => void }) => (
  <Alert tone="scam" title={failure.message} say={failure.hint}>
    <button className="btn outline" type="button" onClick={onRetry}>
      {shellWords.tryAgain}
    </button>
  </Alert>
)
