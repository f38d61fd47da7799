import {
  addChangelogEntry,
  approveSubmission,
  readChangelog,
  readLog,
  readPending,
  rejectSubmission,
  specSentences,
  submitScam,
} from '@atlas/contract'
import type { FastifyReply } from 'fastify'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'
import { PAGE_SIZE } from '../store/submissions.ts'

type Needs = Pick<Parts, 'store' | 'learnApproved'>

const dated = (moment: Date | null): string => (moment ?? new Date(0)).toISOString()

/** A full page may have a next one; the list itself stays a plain array. */
const linkOn = (reply: FastifyReply, path: string, page: number, length: number): void => {
  if (length === PAGE_SIZE) reply.header('link', `<${path}?page=${page + 1}>; rel="next"`)
}

const submissionRoutes = (mount: Mount, { store }: Needs): void => {
  mount.signedIn(submitScam, async ({ body, caller }) => {
    await store.submissions.add({
      userId: caller.id,
      text: body.text,
      label: body.label ?? null,
      report: body.report ?? null,
    })
    return { message: body.report === undefined ? specSentences.submissionDone : specSentences.reportDone }
  })

  mount.signedIn(readLog, async ({ caller, page, reply }) => {
    const isAdmin = caller.role === 'admin'
    const rows = await store.submissions.listApproved(page, isAdmin ? undefined : caller.id)
    linkOn(reply, readLog.path, page, rows.length)
    return rows.map((row) => ({
      _id: row.id,
      text: row.text,
      // People see the approved-on date, under the field name each of the two pages reads.
      ...(isAdmin ? { approved_on: dated(row.approvedAt) } : { created_at: dated(row.approvedAt) }),
    }))
  })
}

const reviewRoutes = (mount: Mount, { store, learnApproved }: Needs): void => {
  mount.signedIn(readPending, async ({ page, reply }) => {
    const rows = await store.submissions.listPending(page)
    linkOn(reply, readPending.path, page, rows.length)
    return rows.map((row) => ({ _id: row.id, text: row.text, submitted_on: dated(row.submittedAt) }))
  })

  mount.signedIn(approveSubmission, async ({ id, caller }) => {
    if (!(await store.submissions.approve(id, caller.id))) throw new ProblemError('submission-gone')
    await learnApproved()
    return { message: specSentences.approveDone }
  })

  mount.signedIn(rejectSubmission, async ({ id }) => {
    if (!(await store.submissions.reject(id))) throw new ProblemError('submission-gone')
    return { message: specSentences.rejectDone }
  })
}

const changelogRoutes = (mount: Mount, { store }: Needs): void => {
  mount.signedIn(addChangelogEntry, async ({ body, caller }) => {
    await store.changelog.add({ ...body, addedBy: caller.id })
    return { message: specSentences.changelogDone }
  })

  mount.open(readChangelog, async () => {
    const entries = await store.changelog.list()
    return entries.map(({ id, version, type, description, addedAt }) => ({
      _id: id,
      version,
      type,
      description,
      date: dated(addedAt),
    }))
  })
}

export const communityRoutes = (mount: Mount, parts: Needs): void => {
  submissionRoutes(mount, parts)
  reviewRoutes(mount, parts)
  changelogRoutes(mount, parts)
}
