import { deskWords, reportWords, specSentences } from '@atlas/contract'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../server/src/config.ts'
import { startDesk } from '../../server/src/desk/desk.ts'
import { analyze, checkLink, checkText, choose, PICTURE, SCAM_TEXT } from './places.ts'
import { hasBrowser, type Person, useStage } from './stage.ts'
import { photograph, violationsOf } from './walk.ts'

const openDesk = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-desk-'))
  let ended = 0
  // Longer than a page takes to be followed by another on a busy machine.
  const presence = { patience: 8000, firstPatience: 60_000, onEmpty: () => (ended += 1) }
  const config = readConfig({ ATLAS_ROLE: 'desk', ATLAS_DATA: folder })
  const desk = await startDesk(config, pino({ level: 'silent' }), presence)
  onTestFinished(async () => {
    await desk.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const address = desk.newAddress()
  return { desk, address, site: new URL(address).origin, ended: () => ended }
}

const look = async (person: Person, name: string, theme: string): Promise<void> => {
  expect(await violationsOf(person), `axe: ${name}`).toEqual([])
  await photograph(person, { name }, theme)
}

describe.skipIf(!hasBrowser)('ATLAS on one’s own computer', () => {
  const newPerson = useStage()

  test.each(['light', 'dark'] as const)('shows nothing that needs an account (%s)', async (theme) => {
    const { desk, address, site } = await openDesk()
    const person = await newPerson({ site, theme })
    const { page } = person
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.getByText(deskWords.copy).waitFor()
    await page.getByText('It knows the scams that were known on').waitFor()
    for (const words of ['Log In', 'Sign Up', "What's New", 'Download for Windows', 'Mobile'])
      expect(await page.getByText(words, { exact: true }).count(), `at ${words}`).toBe(0)
    await look(person, 'desk-landing', theme)
    await person.open('/text')
    expect(await page.getByRole('switch').count()).toBe(0)
    await checkText(page, SCAM_TEXT)
    await page.getByRole('heading', { name: specSentences.scam }).waitFor()
    expect(await page.getByText(specSentences.disagree.slice(0, 30)).count()).toBe(0)
    expect(await page.getByText(reportWords.submitForReview).count()).toBe(0)
    await look(person, 'desk-report', theme)
    await person.open('/privacy-policy')
    await page.getByText('Everything happens on this computer.').waitFor()
    await look(person, 'desk-privacy', theme)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(person.complaints).toEqual([])
    await desk.stop()
    await page.getByText(deskWords.gone).waitFor()
    await photograph(person, { name: 'desk-gone' }, theme)
  })

  test('checks links and pictures', async () => {
    const { address, site, ended } = await openDesk()
    const person = await newPerson({ site })
    const { page } = person
    await page.goto(address)
    await person.open('/link')
    await page.getByText(deskWords.credit).waitFor()
    await checkLink(page, 'https://larkfieldbank.com.verify-desk.top/signin?id=8841')
    await page.locator('#verdict').waitFor()
    await person.open('/image')
    await choose(page, PICTURE)
    await analyze(page)
    await page.getByRole('heading', { name: specSentences.scam }).waitFor({ timeout: 60_000 })
    expect(ended()).toBe(0)
    expect(person.complaints).toEqual([])
  })

  test('without internet nothing is missing, and it is done when its last page has gone', async () => {
    const { address, site, ended } = await openDesk()
    const person = await newPerson({ site })
    const { page } = person
    await page.goto(address)
    await page.getByText(deskWords.copy).waitFor()
    // The browser says that it is offline, as it does without any network; this machine answers all the same.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await person.open('/text')
    expect(await page.locator('.offline').count()).toBe(0)
    await checkText(page, SCAM_TEXT)
    await page.getByRole('heading', { name: specSentences.scam }).waitFor()
    expect(ended()).toBe(0)
    await page.close()
    await expect.poll(ended, { timeout: 15_000 }).toBe(1)
  })

  test('another browser that learned the address sees nothing of it', async () => {
    const { address, site } = await openDesk()
    const person = await newPerson({ site })
    await person.page.goto(address)
    await person.page.getByText(deskWords.copy).waitFor()
    const other = await newPerson({ site })
    await other.page.goto(address)
    await other.page.getByRole('heading', { name: deskWords.closedTitle }).waitFor()
    await photograph(other, { name: 'desk-closed' }, 'light')
    await other.page.goto('/')
    expect(await other.page.locator('#root').count()).toBe(0)
    await other.page.getByRole('heading', { name: deskWords.closedTitle }).waitFor()
  })
})
