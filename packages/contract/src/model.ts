import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'
import { ownSentences as own } from './sentences.ts'

/** Which text model runs, how a new one is trained from what reviewers approved, and the way back. */

const Done = z.object({ message: z.string() })

/** Shares of the benchmark's scams and honest messages that are marked. */
const Marked = z.object({ caught: z.nullable(z.number()), alarms: z.nullable(z.number()) })

const KeptModel = z.object({
  _id: z.string(),
  name: z.string(),
  made_on: z.string(),
  /** Approved examples that it learned from. */
  examples: z.number(),
  marked: Marked,
  /** False: made for another release of ATLAS, so this server cannot use it. */
  fits: z.boolean(),
})

const Bar = z.object({
  name: z.string(),
  value: z.nullable(z.number()),
  least: z.optional(z.number()),
  most: z.optional(z.number()),
})

export const trainingFailures = ['no-lab', 'too-long', 'too-large', 'broken', 'cut-off'] as const
export const trainingStages = ['rows', 'encode', 'fit', 'evaluate', 'result'] as const

const Training = z.object({
  state: z.enum(['waiting', 'running', 'promoted', 'refused', 'failed']),
  reason: z.enum(['hand', 'approvals', 'nightly']),
  /** It waits or runs for longer than it should: no worker seems to be there. */
  overdue: z.boolean(),
  asked_on: z.string(),
  ended_on: z.optional(z.string()),
  /** How far it is, in hundredths. */
  share: z.number(),
  stage: z.optional(z.enum(trainingStages)),
  examples: z.number(),
  /** Of one that failed. */
  why: z.optional(z.enum(trainingFailures)),
  /** Of one that was refused: the bars of the benchmark that do not hold. */
  bars: z.optional(z.array(Bar)),
})

export const readModels = endpoint({
  method: 'GET',
  path: '/api/admin/models',
  summary: 'Which text model runs, those it can go back to, and the newest training',
  access: 'admin',
  body: nothing,
  reply: z.object({
    /** On the server that answers; the others follow within a minute. */
    running: z.string(),
    shipped: z.string(),
    /** The model that was chosen; null: the shipped one. */
    chosen: z.nullable(z.string()),
    models: z.array(KeptModel),
    training: z.optional(Training),
    /** Approved examples in all, and those since the newest training. */
    approved: z.number(),
    approved_since: z.number(),
    /** News that a training wrote and that only admins see. */
    drafts: z.array(z.object({ _id: z.string(), version: z.string(), description: z.string(), date: z.string() })),
  }),
})

export const trainModel = endpoint({
  method: 'POST',
  path: '/api/admin/models/train',
  summary:
    'Train a new text model from our corpus and the approved examples; it is used only where every bar of the benchmark holds',
  access: 'admin',
  body: nothing,
  reply: Done,
})

export const useModel = endpoint({
  method: 'POST',
  path: '/api/admin/models/use',
  summary: 'Choose the text model that all servers run; null: the one that ships',
  access: 'admin',
  body: z.object({ model: z.nullable(z.uuid({ error: own.badRequest })) }),
  reply: Done,
})

export const postDraft = endpoint({
  method: 'POST',
  path: '/api/admin/changelog/{id}/post',
  summary: "Post a draft in What's New",
  access: 'admin',
  body: nothing,
  reply: Done,
})

export const dropDraft = endpoint({
  method: 'POST',
  path: '/api/admin/changelog/{id}/drop',
  summary: "Throw a draft for What's New away",
  access: 'admin',
  body: nothing,
  reply: Done,
})
