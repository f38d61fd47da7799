import { useCallback, useEffect, useState } from 'react'
import { type CallError, toCallError } from './call-error.ts'

export type Read<Value> =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly failure: CallError }
  | { readonly step: 'done'; readonly value: Value }

/** Reads once when the page opens, and again on demand. `read` must stay the same function. */
export const useRead = <Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  fallback: string,
): readonly [Read<Value>, () => void] => {
  const [state, setState] = useState<Read<Value>>({ step: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const mine = new AbortController()
    read(mine.signal).then(
      (value) => {
        if (!mine.signal.aborted) setState({ step: 'done', value })
      },
      (error: unknown) => {
        if (!mine.signal.aborted) setState({ step: 'failed', failure: toCallError(error, fallback) })
      },
    )
    return () => mine.abort()
  }, [read, fallback, round])
  const again = useCallback(() => setRound((last) => last + 1), [])
  return [state, again]
}
