import { addChangelogEntry, isReport, readChangelog, readLog, specSentences, submitScam } from '@atlas/contract'
import { maskPersonal } from '@atlas/engine'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'
import { dated, linkOn } from './lists.ts'

type Needs = Pick<Parts, 'store'>

const submissionRoutes = (mount: Mount, { store }: Needs): void => {
  mount.signedIn(submitScam, async ({ body, caller }) => {
    const { text, label, why = '', ...told } = body
    const mask = (words: string): string => maskPersonal(words, [caller.firstName, caller.lastName])
    const isTold = Object.values(told).some((value) => value !== undefined)
    const added = await store.submissions.add({
      userId: caller.id,
      text: mask(text),
      label: label ?? null,
      why: why.trim() === '' ? null : mask(why.trim()),
      report: isTold ? told : null,
    })
    if (added === 'too-many') throw new ProblemError('too-many-waiting')
    return { message: isReport(body) ? specSentences.reportDone : specSentences.submissionDone }
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
  changelogRoutes(mount, parts)
}
