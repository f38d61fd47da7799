import { ownSentences as own, specSentences as spec } from '@atlas/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { foldName } from '../../server/src/accounts/names.ts'
import { visit } from '../../server/src/testing/client.ts'
import { newDatabase, openTestStore, startOwnServer } from '../../server/src/testing/server-under-test.ts'
import { migrateDatabase } from '../../server/src/store/database.ts'
import { expectNotice, hasBrowser, type Person, useStage } from './stage.ts'

const notice = (amount: string, day: string): string =>
  `Harrow Dental: your account shows an unpaid balance of ${amount} from ${day}. Pay by card at harrowdental-pay.com or call us on 020 7946 0991.`

const Scored = z.looseObject({ score: z.number() })

/** Other servers learn within a minute. */
const withinAMinute = { timeout: 75_000, interval: 2000 } as const

describe.skipIf(!hasBrowser)('the whole way of a false alarm', () => {
  const newPerson = useStage()

  test('reported as honest, agreed on by two reviewers, it calms its copies on another server; taken back, it no longer does', async () => {
    const databaseUrl = await newDatabase()
    await migrateDatabase({ connectionString: databaseUrl })
    const settings = { DATABASE_URL: databaseUrl, ATLAS_ROLE: 'web', HOST: '127.0.0.1' }
    const [site, otherSite] = [await startOwnServer(settings), await startOwnServer(settings)]
    const store = openTestStore(databaseUrl)
    const enter = async (role: 'user' | 'admin') => {
      const visitor = visit(site)
      const { username } = await visitor.signUp()
      if (role === 'admin') await store.users.setRole(foldName(username), 'admin')
      const token = z.looseObject({ token: z.string() }).parse((await visitor.logIn(username)).body).token
      const person = await newPerson({ site })
      await person.page.goto(`/dashboard?token=${token}`)
      await person.page.locator('h1').first().waitFor()
      return person
    }
    const scoreElsewhere = async (): Promise<number> =>
      Scored.parse((await visit(otherSite).post('/api/analyze', { text: notice('£41.20', '3 May') })).body).score

    const before = await scoreElsewhere()
    expect(before).toBeGreaterThan(1.5)

    const ann = await enter('user')
    await ann.open('/text')
    await ann.page.getByLabel('Message to check').fill(notice('£38.75', '2 March'))
    await ann.page.getByRole('button', { name: 'Analyze', exact: true }).click()
    await ann.page.getByRole('button', { name: 'Submit for Review' }).click()
    await ann.page.getByRole('button', { name: 'It is honest' }).click()
    await expectNotice(ann.page, spec.reportDone)

    const [first, second] = [await enter('admin'), await enter('admin')]
    const callHonest = async ({ page, open }: Person, says: string): Promise<void> => {
      await open('/submissions')
      await page.getByText(says).first().waitFor()
      await page.getByRole('button', { name: 'Approve as honest' }).click()
      await expectNotice(page, spec.approveDone)
    }
    await callHonest(first, 'One person says: honest')
    // One reviewer alone changes nothing.
    expect(await scoreElsewhere()).toBe(before)
    await callHonest(second, 'Another reviewer called it honest')
    await expect.poll(scoreElsewhere, withinAMinute).toBeLessThan(before - 0.5)

    await first.open('/dashboard')
    await first.page.getByRole('button', { name: 'Take back' }).first().click()
    await first.page.getByRole('button', { name: 'Take it back' }).click()
    await expectNotice(first.page, own.reviewUndone)
    await expect.poll(scoreElsewhere, withinAMinute).toBe(before)
    expect([...ann.complaints, ...first.complaints, ...second.complaints]).toEqual([])
  }, 300_000)
})
