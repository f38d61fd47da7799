import { approveSubmission, readPending, rejectSubmission, specSentences } from '@atlas/contract'
import { useCallback, useState } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../shared/api/call.ts'
import { CallError } from '../../shared/api/call-error.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useNotify } from '../notices/notices.tsx'

export type Pending = z.infer<typeof readPending.reply>[number]
type Action = 'approve' | 'reject'

const actions = {
  approve: { endpoint: approveSubmission, done: specSentences.approveDone, failed: specSentences.approveFailed },
  reject: { endpoint: rejectSubmission, done: specSentences.rejectDone, failed: specSentences.rejectFailed },
} as const

const read = (signal: AbortSignal) => call(readPending, { signal, fallback: specSentences.submissionsRefused })

/** The list of what waits, where the reviewer stands in it, and what can be done; either action takes one off. */
export const useReview = () => {
  const [pending, again] = useRead(read, specSentences.submissionsRefused)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const list = pending.step === 'done' ? pending.value.filter((item) => !gone.has(item._id)) : []
  const place = Math.max(0, Math.min(at, list.length - 1))
  const current = list[place]
  const act = useCallback(
    async (action: Action, id: string): Promise<void> => {
      const { endpoint, done, failed } = actions[action]
      setBusy(true)
      try {
        await call(endpoint, { id, fallback: failed })
        setGone((last) => new Set([...last, id]))
        notify('success', done)
      } catch (error) {
        const isGone = error instanceof CallError && error.code === 'submission-gone'
        if (isGone) setGone((last) => new Set([...last, id]))
        notify('error', error instanceof CallError ? error.message : failed)
      } finally {
        setBusy(false)
      }
    },
    [notify],
  )
  const step = useCallback((by: number) => setAt(() => place + by), [place])
  return { pending, again, list, place, current, setAt, step, act, isBusy }
}
