import {
  approveSubmission,
  countPending,
  ownSentences,
  readPending,
  readSubmission,
  rejectSubmission,
  specSentences,
  Told,
  undoReview,
} from '@atlas/contract'
import { kindIds } from '@atlas/engine'
import type { Mount } from '../http/mount.ts'
import type { Engine, Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'
import type { EffectRow } from '../store/effects.ts'
import type { PendingRow } from '../store/reviews.ts'
import type { SubmissionRow } from '../store/submissions.ts'
import { dated, linkOn } from './lists.ts'

type Needs = Pick<Parts, 'store' | 'engine' | 'learnApproved' | 'logger'>

/** One that was counted for another model than the one that runs is to be counted again. */
const effectOf = (id: string, effects: readonly EffectRow[], model: string) => {
  const found = effects.find((effect) => effect.submissionId === id && effect.model === model)
  if (found === undefined) return { state: 'not-yet' as const }
  const { scam, honest, messages, why, countedAt } = found
  if (scam === null || honest === null || messages === null)
    return { state: 'failed' as const, why: why ?? ('broken' as const) }
  return { state: 'counted' as const, scam, honest, messages, counted_on: dated(countedAt) }
}

const presentAll = async ({ store, engine }: Needs, rows: readonly PendingRow[]) => {
  const effects = await store.effects.find(rows.map(({ id }) => id))
  return rows.map((row) => ({ ...present(row), effect: effectOf(row.id, effects, engine.model()) }))
}

const present = (row: PendingRow) => ({
  _id: row.id,
  text: row.text,
  submitted_on: dated(row.submittedAt),
  sort: row.report === null && row.label === null ? ('submission' as const) : ('report' as const),
  people: row.people,
  needs_second: row.firstBy !== null,
})

const peopleOf = (rows: readonly SubmissionRow[]): PendingRow['people'] => {
  const countOf = (label: string | null): number => rows.filter((row) => row.label === label).length
  return { scam: countOf('scam'), honest: countOf('honest'), unsure: countOf('unsure'), silent: countOf(null) }
}

const opinionOf = ({ label, why, report, submittedAt }: SubmissionRow) => ({
  ...(label === null ? {} : { label }),
  ...(why === null ? {} : { why }),
  ...(report === null ? {} : { told: Told.parse(report) }),
  on: dated(submittedAt),
})

/** A reviewer waits for the whole answer rather than being told that others are waiting too. */
const askNow = (engine: Engine, text: string) => engine.analyzeText(text, { isPatient: true, isThorough: true })

const readingRoutes = (mount: Mount, parts: Needs): void => {
  const { store, engine } = parts
  mount.signedIn(readPending, async ({ page, reply, caller }) => {
    const rows = await store.reviews.listPending(page, caller.id)
    linkOn(reply, readPending.path, page, rows.length)
    return presentAll(parts, rows)
  })

  mount.signedIn(countPending, async ({ caller }) => ({ waiting: await store.reviews.countPending(caller.id) }))

  mount.signedIn(readSubmission, async ({ id }) => {
    const rows = await store.submissions.entry(id)
    const [first] = rows
    if (first === undefined || first.status === 'rejected') throw new ProblemError('submission-gone')
    const [shown] = await presentAll(parts, [{ ...first, people: peopleOf(rows) }])
    if (shown === undefined) throw new ProblemError('submission-gone')
    return {
      ...shown,
      opinions: rows.map(opinionOf),
      report: await askNow(engine, first.text),
      known: engine.known(first.text),
    }
  })
}

const decisionRoutes = (mount: Mount, { store, engine, learnApproved, logger }: Needs): void => {
  mount.signedIn(approveSubmission, async ({ id, caller, body }) => {
    const { label, kind } = body ?? {}
    if (kind !== undefined && !kindIds.some((known) => known === kind)) throw new ProblemError('unknown-kind')
    const [row] = await store.submissions.entry(id)
    if (row?.status !== 'pending') throw new ProblemError('submission-gone')
    // A review does not hang on the engine: without it neither kind nor score is noted.
    const report = await askNow(engine, row.text).catch((error: unknown) => {
      logger.warn({ err: error }, 'a submission could not be scored')
      return undefined
    })
    const approval = { label, kind: kind ?? report?.kind?.id, scoreBefore: report?.score }
    const decided = await store.reviews.approve(id, caller.id, approval)
    if (decided === 'gone') throw new ProblemError('submission-gone')
    logger.info({ action: decided, submission: id, admin: caller.id }, 'review')
    await store.reviews.forgetRejected()
    if (decided === 'approved') await learnApproved()
    return { message: specSentences.approveDone }
  })

  mount.signedIn(rejectSubmission, async ({ id, caller, body }) => {
    const reason = body?.reason?.trim()
    const decided = await store.reviews.reject(id, caller.id, reason === '' ? undefined : reason)
    if (decided === 'gone') throw new ProblemError('submission-gone')
    logger.info({ action: decided, submission: id, admin: caller.id }, 'review')
    await store.reviews.forgetRejected()
    return { message: specSentences.rejectDone }
  })

  mount.signedIn(undoReview, async ({ id, caller }) => {
    const decided = await store.reviews.undo(id, caller.id)
    if (decided === 'gone') throw new ProblemError('undo-too-late')
    logger.info({ action: decided, submission: id, admin: caller.id }, 'review')
    await learnApproved()
    return { message: ownSentences.reviewUndone }
  })
}

export const reviewRoutes = (mount: Mount, parts: Needs): void => {
  readingRoutes(mount, parts)
  decisionRoutes(mount, parts)
}
