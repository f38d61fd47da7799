import * as z from 'zod/mini'
import { Label, Told } from './community.ts'
import { endpoint, nothing } from './endpoint.ts'
import { TextReport } from './reports.ts'
import { ownSentences as own } from './sentences.ts'
import { specSentences } from './spec-sentences.ts'
import { soundText } from './text.ts'

/** The review of what people sent in. */

const Done = z.object({ message: z.string() })

/** How many people think what of it; `silent` ones sent it in and said nothing. */
const People = z.object({ scam: z.number(), honest: z.number(), unsure: z.number(), silent: z.number() })

export const effectFailures = ['no-lab', 'too-long', 'too-large', 'broken'] as const

/** What approving would change at once: benchmark messages that would get another verdict, out of so many. */
const Effect = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('counted'),
    /** If it were approved as a scam, and if as honest. */
    scam: z.number(),
    honest: z.number(),
    messages: z.number(),
    counted_on: z.string(),
  }),
  z.object({ state: z.literal('not-yet') }),
  z.object({ state: z.literal('failed'), why: z.enum(effectFailures) }),
])

const Pending = z.object({
  _id: z.string(),
  text: z.string(),
  submitted_on: z.string(),
  sort: z.enum(['report', 'submission']),
  people: People,
  /** One reviewer called it honest; a second one must, too. */
  needs_second: z.boolean(),
  effect: Effect,
})

export const readPending = endpoint({
  method: 'GET',
  path: '/api/admin/pending-submissions',
  summary: 'Submissions waiting for review, oldest first',
  access: 'admin',
  refusal: specSentences.submissionsRefused,
  paged: true,
  body: nothing,
  reply: z.array(Pending),
})

export const countPending = endpoint({
  method: 'GET',
  path: '/api/admin/pending-count',
  summary: 'How many submissions are waiting for review',
  access: 'admin',
  refusal: specSentences.submissionsRefused,
  body: nothing,
  reply: z.object({ waiting: z.number() }),
})

const Known = z.object({
  id: z.string(),
  label: z.enum(['scam', 'honest', 'promotion']),
  kind: z.string(),
  similarity: z.number(),
  excerpt: z.string(),
})

export const readSubmission = endpoint({
  method: 'GET',
  path: '/api/admin/submission/{id}',
  summary: 'One submission with what people and the engine say of it, and what is like it',
  access: 'admin',
  body: nothing,
  reply: z.object({
    ...Pending.shape,
    /** What each person said, newest last; never who. */
    opinions: z.array(
      z.object({ label: z.optional(Label), why: z.optional(z.string()), told: z.optional(Told), on: z.string() }),
    ),
    report: TextReport,
    known: z.readonly(z.array(Known)),
  }),
})

export const approveSubmission = endpoint({
  method: 'POST',
  path: '/api/admin/submission/{id}/approve',
  summary: 'Approve a submission: it joins the dataset. Without a body as what its senders say, else as a scam',
  access: 'admin',
  body: z.optional(
    z.nullable(
      z.object({
        label: z.optional(z.enum(['scam', 'honest'], { error: own.badRequest })),
        kind: z.optional(soundText(40, own.badRequest)),
      }),
    ),
  ),
  reply: Done,
})

export const MOST_REASON = 200

export const rejectSubmission = endpoint({
  method: 'POST',
  path: '/api/admin/submission/{id}/reject',
  summary: 'Reject a submission: it is deleted for good; the reason goes to whoever sent it in',
  access: 'admin',
  body: z.optional(z.nullable(z.object({ reason: z.optional(soundText(MOST_REASON, own.tooLong)) }))),
  reply: Done,
})

export const undoReview = endpoint({
  method: 'POST',
  path: '/api/admin/submission/{id}/undo',
  summary: 'Take back an approval at any time, or a rejection until the next action and for at least ten seconds',
  access: 'admin',
  body: nothing,
  reply: Done,
})
