import * as z from 'zod/mini'
import { MAX_TEXT_LENGTH } from './limits.ts'
import { endpoint, nothing } from './endpoint.ts'
import { ownSentences as own } from './sentences.ts'
import { specSentences } from './spec-sentences.ts'
import { filledText, soundText } from './text.ts'

export const MIN_SUBMISSION_LENGTH = 50

const Done = z.object({ message: z.string() })

export const MOST_WHY = 300
export const labels = ['scam', 'honest', 'unsure'] as const
export const Label = z.enum(labels)
export type Label = z.infer<typeof Label>

/** What a person was told and disagrees with. */
const told = {
  checked: z.optional(z.enum(['text', 'picture', 'recording', 'link'])),
  verdict: z.optional(
    z.enum(['scam', 'suspicious', 'legitimate', 'harmless', 'cannot-tell', 'dangerous'], { error: own.badRequest }),
  ),
  score: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  model: z.optional(soundText(100, own.badRequest)),
}
export const Told = z.object(told)

const Submission = z.object({
  text: filledText(MAX_TEXT_LENGTH, own.submissionMissing, own.textTooLong),
  /** What it is, as the person thinks. */
  label: z.optional(Label),
  why: z.optional(soundText(MOST_WHY, own.whyTooLong)),
  ...told,
})

/** A text alone is an example; whatever comes with more is the report of a result, and may be shorter. */
export const isReport = ({ text: _text, ...rest }: z.infer<typeof Submission>): boolean =>
  Object.values(rest).some((value) => value !== undefined)

export const submitScam = endpoint({
  method: 'POST',
  path: '/api/submit-scam',
  summary: 'Submit an example, or report a result you disagree with',
  access: 'user',
  refusal: specSentences.logInToSubmit,
  allowance: 'submit',
  bodyLimit: 320_000,
  body: Submission.check(
    z.refine((body) => isReport(body) || body.text.length >= MIN_SUBMISSION_LENGTH, own.submissionTooShort),
  ),
  reply: z.object({ message: z.literal([specSentences.submissionDone, specSentences.reportDone]) }),
})

export const readStats = endpoint({
  method: 'GET',
  path: '/api/me/stats',
  summary: 'How much the signed-in person has checked',
  access: 'user',
  body: nothing,
  reply: z.object({
    total_analyses: z.number(),
    scams_detected: z.number(),
    community_submissions: z.number(),
    /** Days of the last thirty on which something was checked. */
    days: z.array(z.object({ day: z.string(), checks: z.number(), scams: z.number() })),
  }),
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
