import { ownSentences as own, specSentences as spec } from '@atlas/contract'
import { describe, expect, inject, test } from 'vitest'
import { newText, visit } from '../../server/src/testing/client.ts'
import { expectNotice, hasBrowser, useStage } from './stage.ts'

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

  test('only an admin gets to the review', async () => {
    const person = await newPerson({ who: 'user' })
    await person.page.goto('/submissions')
    await person.page.waitForURL('**/dashboard')
    expect(person.complaints).toEqual([])
  })
})
