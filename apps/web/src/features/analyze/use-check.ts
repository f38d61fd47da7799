import type { ReadingProgress } from '@atlas/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallError, toCallError } from '../../shared/api/call-error.ts'

type CheckState<Input, Result> =
  | { readonly step: 'idle' }
  | { readonly step: 'analyzing'; readonly input: Input; readonly progress?: ReadingProgress }
  | { readonly step: 'failed'; readonly input: Input; readonly failure: CallError }
  /** `number` tells one report from the next, even of the same text. */
  | {
      readonly step: 'done'
      readonly input: Input
      readonly result: Result
      readonly number: number
      /** It was made before and is only shown again. */
      readonly isRestored: boolean
    }

export type Check<Input, Result> = {
  readonly state: CheckState<Input, Result>
  readonly start: (input: Input) => void
  readonly stop: () => void
  /** Shows a result of before, unless a check is under way. */
  readonly show: (input: Input, result: Result) => void
}

/** One check at a time: idle, analyzing, then a result or a failure. A newer one replaces an older one. */
export const useCheck = <Input, Result>(
  run: (input: Input, signal: AbortSignal, onProgress: (progress: ReadingProgress) => void) => Promise<Result>,
  fallback: string,
): Check<Input, Result> => {
  const [state, setState] = useState<CheckState<Input, Result>>({ step: 'idle' })
  const current = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const stop = useCallback(() => {
    current.current?.abort()
    current.current = undefined
    setState({ step: 'idle' })
  }, [])
  const start = useCallback(
    (input: Input) => {
      current.current?.abort()
      const mine = new AbortController()
      current.current = mine
      setState({ step: 'analyzing', input })
      const settle = async () => {
        try {
          const result = await run(input, mine.signal, (progress) => {
            if (!mine.signal.aborted) setState({ step: 'analyzing', input, progress })
          })
          if (!mine.signal.aborted)
            setState({ step: 'done', input, result, number: performance.now(), isRestored: false })
        } catch (error) {
          if (!mine.signal.aborted) setState({ step: 'failed', input, failure: toCallError(error, fallback) })
        }
      }
      void settle()
    },
    [run, fallback],
  )
  const show = useCallback((input: Input, result: Result) => {
    setState((now) =>
      now.step === 'analyzing' ? now : { step: 'done', input, result, number: performance.now(), isRestored: true },
    )
  }, [])
  return { state, start, stop, show }
}
