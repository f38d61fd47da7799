import { ownSentences as own, specSentences as spec } from '@atlas/contract'
import { describe, expect, inject, test } from 'vitest'
import * as z from 'zod'
import { newText, tokenOf, visit } from '../../server/src/testing/client.ts'
import { openTestStore, visitAsAdmin } from '../../server/src/testing/server-under-test.ts'
import { expectNotice, hasBrowser, useStage } from './stage.ts'

type Admin = Awaited<ReturnType<typeof visitAsAdmin>>

const findPending = async (admin: Admin, texts: readonly string[]): Promise<string[]> => {
  const Listed = z.array(z.looseObject({ _id: z.string(), text: z.string() }))
  const ids = new Map<string, string>()
  for (let number = 1; number < 100 && !texts.every((text) => ids.has(text)); number += 1) {
    const token = tokenOf(admin.answer)
    const { body } = await admin.get(`/api/admin/pending-submissions?page=${number}`, { token })
    for (const { _id, text } of Listed.parse(body)) ids.set(text, _id)
  }
  return texts.map((text) => ids.get(text) ?? '')
}

const runningModel = async (admin: Admin): Promise<string> => {
  const { body } = await admin.get('/api/admin/models', { token: tokenOf(admin.answer) })
  return z.looseObject({ running: z.string() }).parse(body).running
}

describe.skipIf(!hasBrowser)('an admin', () => {
  const newPerson = useStage()

  test('approves and rejects, and writes what is new', async () => {
    const visitor = visit(inject('serverUrl'))
    const { token } = await visitor.signUp()
    for (let number = 0; number < 3; number += 1) {
      const text = `${newText()}: your account is suspended, verify your card details today.`
      await visitor.post('/api/submit-scam', { text }, { token })
    }
    const person = await newPerson({ who: 'admin' })
    const { page } = person
    const shown = () => page.locator('.desk .own').textContent()
    await person.open('/submissions')
    await page.locator('.review').waitFor()
    await page.getByText('What ATLAS says now').waitFor()
    const first = await shown()
    await page.getByRole('button', { name: 'Approve as scam' }).click()
    await expectNotice(page, spec.approveDone)
    await expect.poll(shown).not.toBe(first)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectNotice(page, own.reviewUndone)
    await expect.poll(shown).toBe(first)
    // Without the focus in the review a key does nothing; with it, it does.
    await page.locator('h1').click()
    await page.keyboard.press('r')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.locator('.queue button').first().focus()
    await page.keyboard.press('j')
    await expect.poll(shown).not.toBe(first)
    await page.keyboard.press('k')
    await expect.poll(shown).toBe(first)
    await page.getByLabel('Use keys').uncheck()
    await page.locator('.queue button').first().focus()
    await page.keyboard.press('r')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByLabel('Use keys').check()
    await page.locator('.queue button').first().focus()
    await page.keyboard.press('r')
    await page.getByLabel('A short reason').fill('We know this one')
    await page.getByRole('button', { name: 'Reject and delete' }).click()
    await expectNotice(page, spec.rejectDone)
    await expect.poll(shown).not.toBe(first)
    await page.locator('.queue button').first().focus()
    await page.keyboard.press('a')
    await expectNotice(page, spec.approveDone)
    await person.open('/dashboard')
    await page.getByText('Recent Approval History').waitFor()
    expect(await page.locator('.stats').count()).toBe(0)
    await page.getByRole('button', { name: "Add to What's New" }).click()
    await page.getByLabel('Version').fill('1.5.2')
    expect(await page.getByLabel('Type').inputValue()).toBe('improve')
    await page.getByLabel('Description').fill('The report can be printed.')
    await page.getByRole('button', { name: 'Add entry' }).click()
    await expectNotice(page, spec.changelogDone)
    await person.open('/whats-new')
    await page.getByText('The report can be printed.').first().waitFor()
    await page.getByText('IMPROVE').first().waitFor()
    expect(person.complaints).toEqual([])
  })

  test('sees what approving would change in the benchmark, and where it was not counted that it was not', async () => {
    const visitor = visit(inject('serverUrl'))
    const { token } = await visitor.signUp()
    const texts = [newText(), newText()]
    for (const text of texts) await visitor.post('/api/submit-scam', { text }, { token })
    const admin = await visitAsAdmin()
    const ids = await findPending(admin, texts)
    const model = await runningModel(admin)
    const { effects } = openTestStore()
    await effects.put(ids[0] ?? '', model, { scam: 3, honest: 1, messages: 3501 })
    await effects.put(ids[1] ?? '', model, { why: 'no-lab' })
    const person = await newPerson({ who: 'admin' })
    const { page } = person
    await person.open('/submissions')
    const choose = async (text = ''): Promise<void> => {
      const item = page.locator('.queue button', { hasText: text.slice(0, 40) })
      const next = page.getByRole('button', { name: 'Later ones' })
      await page.locator('.queue').waitFor()
      while ((await item.count()) === 0) {
        const [before] = await page.locator('.queue .snip').allTextContents()
        await next.click()
        await expect.poll(async () => (await page.locator('.queue .snip').allTextContents())[0]).not.toBe(before)
      }
      await item.click()
    }
    await choose(texts[0])
    await page.getByText('As a scam: 3 of our 3,501 benchmark messages would get another verdict.').waitFor()
    await page.getByText('As honest: one of our 3,501 benchmark messages would get another verdict.').waitFor()
    await choose(texts[1])
    await page.getByText('This was not counted: our benchmark is not installed on this server.').waitFor()
    expect(await page.getByText('would get another verdict').count()).toBe(0)
    expect(person.complaints).toEqual([])
  })

  test('only an admin gets to the review', async () => {
    const person = await newPerson({ who: 'user' })
    await person.page.goto('/submissions')
    await person.page.waitForURL('**/dashboard')
    expect(person.complaints).toEqual([])
  })
})
