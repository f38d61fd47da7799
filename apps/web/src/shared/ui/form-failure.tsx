import type { CallError } from '../api/call-error.ts'
import { Alert } from './alert.tsx'
import { crossCircle } from './icons.ts'

/** Why a form was not accepted. Being logged out is said by a notice instead. */
export const FormFailure = ({ failure }: { failure: CallError | undefined }) =>
  failure === undefined || failure.isSignedOut ? null : (
    <Alert tone="scam" icon={crossCircle} title={failure.message} say={failure.hint} />
  )
