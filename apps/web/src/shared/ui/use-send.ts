import { useState } from 'react'
import { CallError, toCallError } from '../api/call-error.ts'

/** A form that is being sent: busy or not, and the sentence of the last failure. */
export const useSend = (fallback: string) => {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError | undefined>(undefined)
  const send = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(toCallError(error, fallback))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, send, fail: (sentence: string) => setFailure(new CallError(sentence, { reason: 'here' })) }
}
