import {
  approveSubmission,
  communityWords as words,
  countPending,
  readPending,
  rejectSubmission,
  specSentences,
  undoReview,
} from '@atlas/contract'
import { useCallback, useState } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../shared/api/call.ts'
import { CallError } from '../../shared/api/call-error.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useNotify } from '../notices/notices.tsx'

export type Pending = z.infer<typeof readPending.reply>[number]

type Decision =
  | { readonly action: 'approve'; readonly label: 'scam' | 'honest'; readonly kind?: string | undefined }
  | { readonly action: 'reject'; readonly reason: string }

/** What was done last and can be undone. */
export type LastAction = { readonly id: string; readonly decision: Decision }

type Page = { readonly number: number; readonly rows: readonly Pending[]; readonly waiting: number }

const decide = (id: string, decision: Decision) => {
  if (decision.action === 'approve') {
    const { label, kind } = decision
    const body = { label, ...(kind === undefined ? {} : { kind }) }
    return call(approveSubmission, { id, body, fallback: specSentences.approveFailed })
  }
  const reason = decision.reason.trim()
  const body = reason === '' ? {} : { reason }
  return call(rejectSubmission, { id, body, fallback: specSentences.rejectFailed })
}

const failedWords = { approve: specSentences.approveFailed, reject: specSentences.rejectFailed } as const

const readPage = async (number: number, signal: AbortSignal): Promise<Page> => {
  const options = { signal, fallback: specSentences.submissionsRefused }
  const [rows, { waiting }] = await Promise.all([
    call(readPending, { ...options, page: number }),
    call(countPending, options),
  ])
  // What was behind this page may have been reviewed by others.
  return rows.length === 0 && number > 1 ? readPage(1, signal) : { number, rows, waiting }
}

const useQueue = () => {
  const [wanted, setWanted] = useState(1)
  const read = useCallback((signal: AbortSignal) => readPage(wanted, signal), [wanted])
  const [pending, again] = useRead(read, specSentences.submissionsRefused)
  const goTo = (number: number) => {
    if (number === wanted) again()
    else setWanted(number)
  }
  return { pending, again, goTo }
}

type Queue = {
  readonly takeOff: (id: string) => void
  readonly putBack: (id: string) => void
}

/** What can be done; the last action can be undone until the next. */
const useActions = ({ takeOff, putBack }: Queue) => {
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<LastAction | undefined>(undefined)
  const notify = useNotify()
  const busily = async (work: () => Promise<{ readonly message: string }>, fallback: string): Promise<void> => {
    setBusy(true)
    try {
      notify('success', (await work()).message)
    } catch (error) {
      notify('error', error instanceof CallError ? error.message : fallback)
    } finally {
      setBusy(false)
    }
  }
  const act = (id: string, decision: Decision): Promise<void> =>
    busily(async () => {
      try {
        const answer = await decide(id, decision)
        takeOff(id)
        setLast({ id, decision })
        return answer
      } catch (error) {
        if (error instanceof CallError && error.code === 'submission-gone') takeOff(id)
        throw error
      }
    }, failedWords[decision.action])
  const undo = ({ id }: LastAction): Promise<void> =>
    busily(async () => {
      setLast(undefined)
      const answer = await call(undoReview, { id, fallback: words.undoFailed })
      putBack(id)
      return answer
    }, words.undoFailed)
  return { act, undo, last, isBusy }
}

/** The list of what waits, where the reviewer stands in it, and what can be done; either action takes one off. */
export const useReview = () => {
  const { pending, again, goTo } = useQueue()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(0)
  const actions = useActions({
    takeOff: (id) => setGone((before) => new Set([...before, id])),
    putBack: (id) => {
      setGone((before) => new Set([...before].filter((other) => other !== id)))
      again()
    },
  })
  const page = pending.step === 'done' ? pending.value : { number: 1, rows: [], waiting: 0 }
  const list = page.rows.filter((item) => !gone.has(item._id))
  const waiting = Math.max(list.length, page.waiting - (page.rows.length - list.length))
  const place = Math.max(0, Math.min(at, list.length - 1))
  const step = (by: number) => setAt(Math.max(0, Math.min(place + by, list.length - 1)))
  const turnTo = (number: number) => {
    setAt(0)
    goTo(number)
  }
  const shown = { list, waiting, number: page.number, place, current: list[place] }
  return { ...shown, ...actions, pending, again, goTo: turnTo, setAt, step }
}

export type Review = ReturnType<typeof useReview>
