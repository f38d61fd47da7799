import type { CallError } from '../api/call-error.ts'
import { Alert } from './alert.tsx'
import { crossCircle } from './icons.ts'

/** Why a form was not accepted, said inside it: what was typed is still there. */
export const FormFailure = ({ failure }: { failure: CallError | undefined }) =>
  failure === undefined ? null : <Alert tone="scam" icon={crossCircle} title={failure.message} say={failure.hint} />
