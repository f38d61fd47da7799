import * as z from 'zod/mini'
import { MAX_TEXT_LENGTH } from './limits.ts'
import { endpoint, nothing } from './endpoint.ts'
import { ownSentences as own, specSentences } from './sentences.ts'
import { filledText } from './text.ts'

export const MIN_SUBMISSION_LENGTH = 50

const Done = z.object({ message: z.string() })

/** What a person says of a result they disagree with; a report may be shorter than an example. */
const Report = z.object({
  source: z.enum(['text', 'image', 'audio', 'link']),
  verdict: z.optional(z.enum(['scam', 'suspicious', 'legitimate', 'harmless', 'cannot-tell', 'dangerous'])),
  score: z.optional(z.number()),
})

export const submitScam = endpoint({
  method: 'POST',
  path: '/api/submit-scam',
  summary: 'Submit an example, or report a result you disagree with',
  access: 'user',
  refusal: specSentences.logInToSubmit,
  allowance: 'submit',
  bodyLimit: 320_000,
  body: z
    .object({
      text: filledText(MAX_TEXT_LENGTH, own.submissionMissing, own.textTooLong),
      label: z.optional(z.enum(['scam', 'honest'])),
      report: z.optional(Report),
    })
    .check(
      z.refine(
        (body) => body.report !== undefined || body.text.length >= MIN_SUBMISSION_LENGTH,
        own.submissionTooShort,
      ),
    ),
  reply: z.object({ message: z.literal([specSentences.submissionDone, specSentences.reportDone]) }),
})

export const readStats = endpoint({
  method: 'GET',
  path: '/api/me/stats',
  summary: 'How much the signed-in person has checked',
  access: 'user',
  body: nothing,
  reply: z.object({ total_analyses: z.number(), scams_detected: z.number(), community_submissions: z.number() }),
})

export const readLog = endpoint({
  method: 'GET',
  path: '/api/dashboard/log',
  summary: 'Approved submissions: your own, or for admins all approvals',
  access: 'user',
  paged: true,
  body: nothing,
  reply: z.array(
    z.object({
      _id: z.string(),
      text: z.string(),
      created_at: z.optional(z.string()),
      approved_on: z.optional(z.string()),
    }),
  ),
})

export const readPending = endpoint({
  method: 'GET',
  path: '/api/admin/pending-submissions',
  summary: 'Submissions waiting for review, oldest first',
  access: 'admin',
  refusal: specSentences.submissionsRefused,
  paged: true,
  body: nothing,
  reply: z.array(z.object({ _id: z.string(), text: z.string(), submitted_on: z.string() })),
})

export const approveSubmission = endpoint({
  method: 'POST',
  path: '/api/admin/submission/{id}/approve',
  summary: 'Approve a submission: it joins the dataset',
  access: 'admin',
  body: nothing,
  reply: Done,
})

export const rejectSubmission = endpoint({
  method: 'POST',
  path: '/api/admin/submission/{id}/reject',
  summary: 'Reject a submission: it is deleted for good',
  access: 'admin',
  body: nothing,
  reply: Done,
})

const ChangelogType = z.enum(['new', 'improve', 'future'], { error: own.changelogType })

export const addChangelogEntry = endpoint({
  method: 'POST',
  path: '/api/admin/changelog',
  summary: "Add an entry to What's New",
  access: 'admin',
  body: z.object({
    version: filledText(40, own.versionMissing, own.tooLong),
    type: ChangelogType,
    description: filledText(4000, own.descriptionMissing, own.tooLong),
  }),
  reply: Done,
})

export const readChangelog = endpoint({
  method: 'GET',
  path: '/api/changelog',
  summary: "What's New, newest version first",
  access: 'anyone',
  isPublic: true,
  body: nothing,
  reply: z.array(
    z.object({
      _id: z.string(),
      version: z.string(),
      type: ChangelogType,
      description: z.string(),
      date: z.string(),
    }),
  ),
})
