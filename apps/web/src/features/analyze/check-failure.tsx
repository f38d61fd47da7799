import { failureHints, say, shellWords } from '@atlas/contract'
import { useEffect, useState } from 'react'
import { type CallError, waitSentence } from '../../shared/api/call-error.ts'
import { Alert } from '../../shared/ui/alert.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { crossCircle, offline } from '../../shared/ui/icons.ts'
import { clock, retry, serverOff } from '../../shared/ui/more-icons.ts'

const iconOf = (failure: CallError): string => {
  if (failure.reason === 'offline') return offline
  if (failure.status === 429 || failure.reason === 'timeout') return clock
  return failure.status !== undefined && failure.status < 500 ? crossCircle : serverOff
}

const useCountdown = (seconds: number): number => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}

const sayOf = (failure: CallError): string => {
  if (failure.status === 429 && failure.retryAfterSeconds !== undefined)
    return `${waitSentence(failure.retryAfterSeconds)} ${failureHints.kept}`
  if (failure.status !== undefined && failure.status < 500) return ''
  return `${failure.hint} ${failureHints.meanwhile}`.trim()
}

/** Why there is no answer yet, what to do meanwhile, and the way to try again when that can help. */
export const CheckFailure = ({ failure, onRetry }: { failure: CallError; onRetry: () => void }) => {
  const left = useCountdown(failure.status === 429 ? (failure.retryAfterSeconds ?? 0) : 0)
  const canRetry = failure.status === undefined || failure.status === 429 || failure.status >= 500
  const tone = failure.status === 429 ? 'susp' : 'scam'
  if (!canRetry) return <Alert tone={tone} icon={iconOf(failure)} title={failure.message} say={sayOf(failure)} />
  return (
    <Alert tone={tone} icon={iconOf(failure)} title={failure.message} say={sayOf(failure)}>
      <button className="btn outline" type="button" disabled={left > 0} onClick={onRetry}>
        <Icon d={retry} />
        {left > 0 ? say(shellWords.tryAgainIn, { count: left }) : shellWords.tryAgain}
      </button>
    </Alert>
  )
}
