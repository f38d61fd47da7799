import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openEngine } from '../engine.ts'
import { models } from '../store/model-schema.ts'
import { openTrainingStage } from '../testing/training-stage.ts'
import { startModelSwitch } from './model-switch.ts'

const text = 'Zorbo: the velvet ticket of the quartz draw waits behind the copper door, claim it before the owls sing'

const openServer = async ({ store, logger }: Awaited<ReturnType<typeof openTrainingStage>>) => {
  const engine = openEngine({ report: () => {} })
  onTestFinished(engine.stop)
  const follower = startModelSwitch({ store, engine, logger })
  onTestFinished(follower.stop)
  await follower.now()
  const isKnown = () => engine.known(text).some(({ similarity }) => similarity > 0.95)
  return { engine, follow: follower.now, isKnown }
}

test('every server changes to the chosen model with all it has learned, names it in reports, and goes back', async () => {
  const stage = await openTrainingStage()
  const [one, other] = [await openServer(stage), await openServer(stage)]
  const shipped = one.engine.shippedModel
  one.engine.learn({ id: 'a', text, label: 'scam', kind: 'prize', isByMeaning: false })
  await stage.approve('well')
  const version = (await stage.run())?.modelVersion
  expect(version).not.toBe(shipped)
  await Promise.all([one.follow(), other.follow()])
  expect([one.engine.model(), other.engine.model()]).toEqual([version, version])
  expect((await one.engine.analyzeText(text)).model).toContain(version)
  expect(one.isKnown()).toBe(true)
  one.engine.unlearn('a')
  expect(one.isKnown()).toBe(false)
  await stage.store.models.choose(null, null)
  await Promise.all([one.follow(), other.follow()])
  expect([one.engine.model(), other.engine.model()]).toEqual([shipped, shipped])
  const late = await openServer(stage)
  expect(late.engine.model()).toBe(shipped)
})

test.each([
  ['its core', { core: Buffer.from('damaged') }, 'its files cannot be read'],
  ['another core', { sha256: 'another' }, 'its file is damaged'],
  ['its settings', { settings: '{"version":' }, 'its files cannot be read'],
  ['settings of nothing', { settings: '{}' }, 'its files cannot be read'],
  ['the release', { base: 'text-0' }, 'it was made for a release that ships text-0'],
] as const)(
  'a damaged model (%s) is refused with a line in the log, and the one that runs goes on',
  async (_, damage, why) => {
    const stage = await openTrainingStage()
    const { engine, follow } = await openServer(stage)
    await stage.approve('well')
    const good = (await stage.run())?.modelVersion
    await follow()
    await stage.approve('and another')
    await stage.run()
    const [newest] = await stage.store.models.list()
    await stage.database
      .update(models)
      .set(damage)
      .where(eq(models.id, newest?.id ?? ''))
    await follow()
    await follow()
    expect(engine.model()).toBe(good)
    expect(stage.lines.filter((line) => line.includes('could not be used')).map((line) => line.includes(why))).toEqual([
      true,
    ])
  },
)

test('while a model is read, others have their turn', async () => {
  const engine = openEngine({ report: () => {} })
  onTestFinished(engine.stop)
  let turns = 0
  const count = (): void => {
    turns += 1
    if (turns < 1000) setImmediate(count)
  }
  setImmediate(count)
  await engine.useModel()
  expect(turns).toBeGreaterThan(6)
})
