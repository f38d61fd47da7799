import { ownSentences as own } from '@atlas/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { foldName } from '../accounts/names.ts'
import { tokenOf, visit } from '../testing/client.ts'
import { openTestStore, startOwnServer } from '../testing/server-under-test.ts'
import { openTrainingStage } from '../testing/training-stage.ts'

const Models = z.looseObject({
  running: z.string(),
  shipped: z.string(),
  chosen: z.string().nullable(),
  models: z.array(z.looseObject({ _id: z.string(), name: z.string(), fits: z.boolean() })),
  training: z.looseObject({ state: z.string() }).optional(),
  approved: z.number(),
  drafts: z.array(z.looseObject({ _id: z.string() })),
})

/** Two servers on a database of their own, without a worker: trainings are run by the test. */
const openStage = async () => {
  const stage = await openTrainingStage()
  const settings = { DATABASE_URL: stage.databaseUrl, ATLAS_ROLE: 'web', HOST: '127.0.0.1' }
  const [url, otherUrl] = [await startOwnServer(settings), await startOwnServer(settings)]
  const admin = visit(url)
  const { username, token: userToken } = await admin.signUp()
  await openTestStore(stage.databaseUrl).users.setRole(foldName(username), 'admin')
  const token = tokenOf(await admin.logIn(username))
  const read = async (server = url) => Models.parse((await visit(server).get('/api/admin/models', { token })).body)
  const post = (path: string, body?: unknown) => admin.post(`/api/admin/${path}`, body, { token })
  return { ...stage, url, otherUrl, admin, token, userToken, read, post }
}

test('an admin asks for a training, sees what came of it, goes back, and posts the news', async () => {
  const { approve, run, read, post, url, otherUrl } = await openStage()
  expect(await read()).toMatchObject({ chosen: null, models: [], approved: 0 })
  expect(await post('models/train')).toMatchObject({ status: 409, body: { error: own.nothingToTrain } })
  await approve('Your parcel is held: pay the fee')
  expect(await post('models/train')).toMatchObject({ status: 200, body: { message: own.trainingAsked } })
  expect(await post('models/train')).toMatchObject({ status: 409, body: { error: own.trainingRuns } })
  expect(await read()).toMatchObject({ training: { state: 'waiting', reason: 'hand' } })
  await run()
  const after = await read()
  expect(after).toMatchObject({ training: { state: 'promoted', examples: 1 }, models: [{ fits: true }] })
  const model = after.models[0]
  expect(after.chosen).toBe(model?._id)
  // The server that is asked changes at once; the other one within its next look.
  expect(await post('models/use', { model: model?._id })).toMatchObject({ status: 200 })
  expect((await read()).running).toBe(model?.name)
  const report = await visit(url).post('/api/analyze', { text: 'Hello there' })
  expect(report.body).toMatchObject({ model: expect.stringContaining(model?.name ?? '?') })
  await expect.poll(async () => (await read(otherUrl)).running, { timeout: 40_000, interval: 1000 }).toBe(model?.name)
  expect(await post('models/use', { model: null })).toMatchObject({ status: 200, body: { message: own.modelChosen } })
  expect(await read()).toMatchObject({ running: after.shipped, chosen: null })
  const draft = after.drafts[0]?._id ?? ''
  const isPublic = async (): Promise<boolean> =>
    JSON.stringify((await visit(url).get('/api/changelog')).body).includes('ATLAS has learned from one message')
  expect(await isPublic()).toBe(false)
  expect(await post(`changelog/${draft}/post`)).toMatchObject({ status: 200 })
  expect(await isPublic()).toBe(true)
  expect(await post(`changelog/${draft}/drop`)).toMatchObject({ status: 409, body: { error: own.draftGone } })
}, 90_000)

test('a training that no worker takes is said to wait for one, and so is whoever asks again', async () => {
  const { approve, read, post, database, store } = await openStage()
  await approve('Your parcel is held: pay the fee')
  await post('models/train')
  expect((await read()).training).toMatchObject({ state: 'waiting', overdue: false })
  await database.execute("update trainings set asked_at = now() - interval '121 seconds'")
  expect((await read()).training).toMatchObject({ state: 'waiting', overdue: true })
  expect(await post('models/train')).toMatchObject({ status: 409, body: { error: own.noWorker } })
  // A worker that comes late still runs it; one that dies on it is not waited for without end either.
  const id = (await store.trainings.open())?.id ?? ''
  await store.trainings.begin(id)
  expect((await read()).training).toMatchObject({ state: 'running', overdue: false })
  await database.execute("update trainings set started_at = now() - interval '76 minutes'")
  expect((await read()).training).toMatchObject({ state: 'running', overdue: true })
  await store.trainings.end(id, 'failed', { why: 'broken' })
  expect((await read()).training).toMatchObject({ state: 'failed', overdue: false })
}, 60_000)

test('what is no model, or one of another release, is refused in words; nobody else may ask', async () => {
  const { approve, run, read, post, admin, userToken, url, database } = await openStage()
  expect(await post('models/use', { model: randomUUID() })).toMatchObject({
    status: 409,
    body: { error: own.modelGone },
  })
  expect((await post('models/use', { model: 'no-id' })).status).toBe(400)
  expect((await post('models/use', {})).status).toBe(400)
  await approve('well')
  await run()
  await database.execute("update models set base = 'text-0'")
  const { models, running, shipped } = await read()
  expect(models[0]?.fits).toBe(false)
  expect(running).toBe(shipped)
  expect(await post('models/use', { model: models[0]?._id })).toMatchObject({
    status: 409,
    body: { error: own.modelOther },
  })
  const person = visit(url)
  const { token } = await person.signUp()
  for (const [method, path] of [
    ['GET', 'models'],
    ['POST', 'models/train'],
    ['POST', 'models/use'],
    ['POST', `changelog/${randomUUID()}/post`],
    ['POST', `changelog/${randomUUID()}/drop`],
  ] as const) {
    const body = path === 'models/use' ? { model: null } : undefined
    expect((await person.send(method, `/api/admin/${path}`, body, { token })).status).toBe(403)
    expect((await person.send(method, `/api/admin/${path}`, body)).status).toBe(401)
    // A token of before the promotion ended with it.
    expect((await admin.send(method, `/api/admin/${path}`, body, { token: userToken })).status).toBe(401)
  }
}, 60_000)
