import {
  dropDraft,
  ownSentences,
  postDraft,
  readModels,
  trainingFailures,
  trainingStages,
  trainModel,
  useModel,
} from '@atlas/contract'
import * as z from 'zod'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'
import type { TrainingRow } from '../store/trainings.ts'
import { dated } from './lists.ts'

type Needs = Pick<Parts, 'store' | 'engine' | 'followModel' | 'logger'>

const Marked = z.object({ caught: z.number().nullable(), alarms: z.number().nullable() })
const Figures = z.object({ now: Marked })
const Bar = z.object({
  name: z.string(),
  value: z.number().nullable(),
  least: z.number().optional(),
  most: z.number().optional(),
})
const Outcome = z.object({ why: z.enum(trainingFailures).optional(), bars: z.array(Bar).optional() })

const present = (
  { state, reason, askedAt, endedAt, share, line, examples, outcome }: TrainingRow,
  isOverdue: boolean,
) => ({
  state,
  overdue: isOverdue,
  reason,
  asked_on: dated(askedAt),
  ...(endedAt === null ? {} : { ended_on: dated(endedAt) }),
  share,
  stage: trainingStages.find((stage) => stage === line),
  examples,
  ...Outcome.parse(outcome ?? {}),
})

const whyNot = async ({ trainings }: Parts['store']): Promise<'training-runs' | 'no-worker'> => {
  const open = await trainings.open()
  return open !== undefined && (await trainings.isOverdue(open.id)) ? 'no-worker' : 'training-runs'
}

const trainingRoutes = (mount: Mount, { store, engine, followModel, logger }: Needs): void => {
  mount.signedIn(readModels, async () => {
    const newest = await store.trainings.newest()
    const models = await store.models.list()
    const drafts = await store.changelog.drafts()
    return {
      running: engine.model(),
      shipped: engine.shippedModel,
      chosen: (await store.models.choice()).modelId,
      models: models.map(({ id, version, base, madeAt, examples, figures }) => ({
        _id: id,
        name: version,
        made_on: dated(madeAt),
        examples,
        marked: Figures.parse(figures).now,
        fits: base === engine.shippedModel,
      })),
      ...(newest === undefined ? {} : { training: present(newest, await store.trainings.isOverdue(newest.id)) }),
      approved: await store.trainings.countApproved(),
      approved_since: await store.trainings.approvedSince(),
      drafts: drafts.map(({ id, version, description, addedAt }) => ({
        _id: id,
        version,
        description,
        date: dated(addedAt),
      })),
    }
  })

  mount.signedIn(trainModel, async ({ caller }) => {
    if ((await store.trainings.countApproved()) === 0) throw new ProblemError('nothing-to-train')
    const asked = await store.trainings.ask('hand', caller.id)
    if (asked === 'already') throw new ProblemError(await whyNot(store))
    logger.info({ admin: caller.id }, 'a training was asked for')
    return { message: ownSentences.trainingAsked }
  })

  mount.signedIn(useModel, async ({ body, caller }) => {
    const { model } = body
    const row = model === null ? undefined : (await store.models.list()).find(({ id }) => id === model)
    if (row !== undefined && row.base !== engine.shippedModel) throw new ProblemError('model-other')
    if ((await store.models.choose(model, caller.id)) === 'gone') throw new ProblemError('model-gone')
    logger.info({ admin: caller.id, model: row?.version ?? engine.shippedModel }, 'a model was chosen')
    await followModel()
    return { message: ownSentences.modelChosen }
  })
}

const draftRoutes = (mount: Mount, { store }: Needs): void => {
  mount.signedIn(postDraft, async ({ id, caller }) => {
    if (!(await store.changelog.post(id, caller.id))) throw new ProblemError('draft-gone')
    return { message: ownSentences.draftPosted }
  })

  mount.signedIn(dropDraft, async ({ id }) => {
    if (!(await store.changelog.drop(id))) throw new ProblemError('draft-gone')
    return { message: ownSentences.draftDropped }
  })
}

export const modelRoutes = (mount: Mount, parts: Needs): void => {
  trainingRoutes(mount, parts)
  draftRoutes(mount, parts)
}
