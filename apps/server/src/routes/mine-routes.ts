import { deleteMe, ownSentences, readMine, readMyData, readScores } from '@atlas/contract'
import { countOldPassword } from '../accounts/guesses.ts'
import { presentUser } from '../accounts/present.ts'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'
import type { OwnRow } from '../store/mine.ts'
import { dated, linkOn } from './lists.ts'

type Needs = Pick<Parts, 'store' | 'engine' | 'hasher' | 'limiter'>

const states = { pending: 'waiting', approved: 'approved', rejected: 'not-taken' } as const

const present = ({ id, status, text, label, approvedLabel, submittedAt, decidedAt, reason }: OwnRow) => ({
  _id: id,
  state: states[status],
  ...(text === null ? {} : { text }),
  ...(label === null ? {} : { label }),
  ...(approvedLabel === null ? {} : { approved_as: approvedLabel }),
  submitted_on: dated(submittedAt),
  ...(decidedAt === null ? {} : { decided_on: new Date(decidedAt).toISOString() }),
  ...(reason === null ? {} : { reason }),
})

export const mineRoutes = (mount: Mount, { store, engine, hasher, limiter }: Needs): void => {
  mount.signedIn(readMine, async ({ caller, page, reply }) => {
    const rows = await store.mine.list(caller.id, page)
    linkOn(reply, readMine.path, page, rows.length)
    return rows.map(present)
  })

  mount.signedIn(readScores, async ({ caller, id, visitor }) => {
    const row = await store.mine.findApproved(caller.id, id)
    if (row === undefined || row.text === null) throw new ProblemError('not-found')
    const { score } = await engine.analyzeText(row.text, { visitor, isThorough: true })
    return { ...(row.scoreBefore === null ? {} : { before: row.scoreBefore }), now: score }
  })

  mount.signedIn(readMyData, async ({ caller, reply }) => {
    const all = await store.mine.everything(caller.id)
    reply.header('content-disposition', 'attachment; filename="atlas-my-data.json"')
    return {
      account: { ...presentUser(caller), created_on: dated(caller.createdAt) },
      statistics: { total_analyses: caller.totalAnalyses, scams_detected: caller.scamsDetected, days: all.days },
      submissions: all.submissions.map(present),
      logins: all.sessions.map(({ began, ends }) => ({ began: dated(began), ends: dated(ends) })),
      known_addresses: all.addresses,
    }
  })

  mount.signedIn(deleteMe, async ({ body, caller }) => {
    const guess = await countOldPassword({ limiter }, caller)
    if (!(await hasher.verify(body.password, caller.passwordHash))) throw new ProblemError('wrong-password')
    await guess.wasRight()
    await store.deletions.deletePerson(caller.usernameFolded)
    return { message: ownSentences.accountDeleted }
  })
}
