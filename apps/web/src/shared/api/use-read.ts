import { useEffect, useState } from 'react'
import { type CallError, toCallError } from './call-error.ts'

export type Read<Value> =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly failure: CallError }
  | { readonly step: 'done'; readonly value: Value }

type Reader<Value> = (signal: AbortSignal) => Promise<Value>

const readInto = async <Value>(
  read: Reader<Value>,
  fallback: string,
  signal: AbortSignal,
  setState: (state: Read<Value>) => void,
): Promise<void> => {
  try {
    const value = await read(signal)
    if (!signal.aborted) setState({ step: 'done', value })
  } catch (error) {
    if (!signal.aborted) setState({ step: 'failed', failure: toCallError(error, fallback) })
  }
}

/** Reads once when the page opens, and again on demand. `read` must stay the same function. */
export const useRead = <Value>(read: Reader<Value>, fallback: string): readonly [Read<Value>, () => void] => {
  const [state, setState] = useState<Read<Value>>({ step: 'loading' })
  useEffect(() => {
    const mine = new AbortController()
    void readInto(read, fallback, mine.signal, setState)
    return () => mine.abort()
  }, [read, fallback])
  const again = () => void readInto(read, fallback, new AbortController().signal, setState)
  return [state, again]
}
