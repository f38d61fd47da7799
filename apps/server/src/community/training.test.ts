import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { submissions, datasetExamples, users } from '../store/schema.ts'
import { openTrainingStage } from '../testing/training-stage.ts'

const nothingChanged = async ({ store }: Awaited<ReturnType<typeof openTrainingStage>>) => {
  expect(await store.models.list()).toEqual([])
  expect((await store.models.choice()).modelId).toBeNull()
  expect(await store.changelog.drafts()).toEqual([])
}

test('a model whose bars all hold is kept and chosen, and leaves a draft that only admins see', async () => {
  const { store, approve, run, folder } = await openTrainingStage()
  await approve('behave: well')
  expect(await run()).toMatchObject({ state: 'promoted', share: 100, examples: 1, attempts: 1 })
  const [model] = await store.models.list()
  expect(model).toMatchObject({ examples: 1, version: expect.stringMatching(/^text-/) })
  expect((await store.models.choice()).modelId).toBe(model?.id)
  const [draft] = await store.changelog.drafts()
  expect(draft).toMatchObject({ version: '9.9', type: 'improve', description: expect.stringContaining('93.0') })
  expect(await store.changelog.list()).toEqual([])
  expect(await store.changelog.post(draft?.id ?? '', null)).toBe(true)
  expect(await store.changelog.list()).toHaveLength(1)
  expect(await store.changelog.post(draft?.id ?? '', null)).toBe(false)
  expect(existsSync(path.join(folder, 'training/approved.jsonl'))).toBe(false)
})

test('whoever sent an example in is a number to the lab', async () => {
  const { database, run, folder } = await openTrainingStage()
  const person = { firstName: 'Ann', lastName: 'Lee', passwordHash: '' }
  const [ann, bob] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of [ann, bob])
    await database.insert(users).values({ ...person, id, username: id, usernameFolded: id, usernameSkeleton: id })
  for (const [place, userId] of [ann, ann, bob, null].entries()) {
    const submissionId = crypto.randomUUID()
    const text = `message ${place}`
    await database.insert(submissions).values({ id: submissionId, userId, text, status: 'approved' })
    await database.insert(datasetExamples).values({ id: submissionId, submissionId, text, label: 'honest' })
  }
  await run()
  const seen = readFileSync(path.join(folder, 'training/seen.jsonl'), 'utf8')
  const submitters = seen
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
    .toSorted((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right)))
  expect(submitters).toHaveLength(4)
  expect(seen).not.toContain(`"userId"`)
  const numbers = [...seen.matchAll(/"text":"message (\d)".*"submitter":(\d+|null)/g)].map(([, place, who]) => [
    place,
    who,
  ])
  const by = new Map(numbers.map(([place = '', who = '']) => [place, who]))
  expect(by.get('0')).toBe(by.get('1'))
  expect(by.get('0')).not.toBe(by.get('2'))
  expect(by.get('3')).toBe('null')
})

test('a model that misses a bar is refused by its name, and nothing changes', async () => {
  const stage = await openTrainingStage()
  await stage.approve('behave: worse')
  expect(await stage.run()).toMatchObject({
    state: 'refused',
    outcome: { bars: [{ name: 'honest benchmark messages above 1.5', value: 0.09, most: 0.042 }] },
  })
  await nothingChanged(stage)
})

test('a training that is killed in the middle, eats too much, takes too long or has no lab changes nothing and says why', async () => {
  const stage = await openTrainingStage()
  const small = { milliseconds: 60_000, bytes: 200_000_000 }
  await stage.approve('behave: die')
  expect(await stage.run()).toMatchObject({ state: 'failed', outcome: { why: 'broken' } })
  await stage.approve('behave: eat')
  await stage.database.delete(datasetExamples)
  await stage.approve('behave: eat')
  expect(await stage.run({ limits: small })).toMatchObject({ state: 'failed', outcome: { why: 'too-large' } })
  await stage.database.delete(datasetExamples)
  await stage.approve('behave: sleep')
  const short = { milliseconds: 1500, bytes: 2_000_000_000 }
  expect(await stage.run({ limits: short })).toMatchObject({ state: 'failed', outcome: { why: 'too-long' } })
  const away = { entry: path.join(stage.folder, 'no-such-lab.ts') }
  expect(await stage.run(away)).toMatchObject({ state: 'failed', outcome: { why: 'no-lab' } })
  await nothingChanged(stage)
})

test('a result that is not the one that was measured is not taken', async () => {
  const stage = await openTrainingStage()
  await stage.approve('behave: mix up')
  await expect(stage.run()).rejects.toThrow(/not the one/)
  await nothingChanged(stage)
})

test('one that is stopped with its server is begun again by the next, but not for ever', async () => {
  const stage = await openTrainingStage()
  await stage.approve('behave: sleep')
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const server = new AbortController()
    const running = stage.run({}, server.signal)
    await expect.poll(async () => (await stage.store.trainings.open())?.share, { timeout: 10_000 }).toBe(36)
    server.abort()
    expect(await running).toMatchObject({ state: 'running', attempts: attempt })
  }
  expect(await stage.run()).toMatchObject({ state: 'failed', outcome: { why: 'cut-off' } })
  await nothingChanged(stage)
}, 30_000)

test('of many who ask at the same moment one is heard, and the last three models are kept', async () => {
  const { store, approve, run } = await openTrainingStage()
  const asked = await Promise.all(Array.from({ length: 10 }, () => store.trainings.ask('hand', null)))
  expect(asked.filter((answer) => answer === 'asked')).toHaveLength(1)
  expect(await store.trainings.approvedSince()).toBe(0)
  const made: (string | null | undefined)[] = []
  for (let number = 0; number < 4; number += 1) {
    await sleep(5)
    await approve('x'.repeat(number + 1))
    made.push((await run())?.modelVersion)
  }
  expect((await store.models.list()).map(({ version }) => version)).toEqual(made.slice(1).toReversed())
}, 30_000)
