import { downloadWords, landingWords, WINDOWS_FILE, WINDOWS_ZIP } from '@atlas/contract'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { startOwnServer } from '../../server/src/testing/server-under-test.ts'
import { hasBrowser, type Person, useStage } from './stage.ts'
import { photograph, violationsOf } from './walk.ts'

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-downloads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const offer = (folder: string, name: string, bytes: Buffer): void => {
  writeFileSync(path.join(folder, name), bytes)
  writeFileSync(path.join(folder, `${name}.sha256`), `${sumOf(bytes)}  ${name}\n`)
}

const look = async (person: Person, name: string, theme: string): Promise<void> => {
  expect(await violationsOf(person), `axe: ${name}`).toEqual([])
  await photograph(person, { name }, theme)
}

describe.skipIf(!hasBrowser)('the Windows program', () => {
  const newPerson = useStage()

  test('where there is none, banner and page say so, and no button leads nowhere', async () => {
    const person = await newPerson()
    await person.open('/')
    await person.page.getByText(landingWords.windowsMissing).waitFor()
    expect(await person.page.getByText(landingWords.windowsGo).count()).toBe(0)
    await person.open('/desktop')
    await person.page.getByText(downloadWords.windowsMissing).waitFor()
    expect(await person.page.getByText(downloadWords.windowsGo).count()).toBe(0)
    expect(person.complaints).toEqual([])
  })

  test.each(['light', 'dark'] as const)('where there is one, it is downloaded as it lies there (%s)', async (theme) => {
    const folder = newFolder()
    const bytes = randomBytes(3_000_000)
    offer(folder, WINDOWS_FILE, bytes)
    offer(folder, WINDOWS_ZIP, randomBytes(2_000_000))
    const site = await startOwnServer({ DATABASE_URL: inject('databaseUrl'), ATLAS_DOWNLOADS: folder })
    const person = await newPerson({ site, theme })
    const { page } = person
    await person.open('/')
    await look(person, 'landing-offered', theme)
    await page.getByRole('link', { name: landingWords.windowsGo }).click()
    await page.waitForURL('**/desktop')
    await page.getByText(sumOf(bytes)).waitFor()
    await page.getByText('3 MB', { exact: true }).waitFor()
    // We do not teach people to click warnings away: the way on is folded, the website stands before it.
    expect(await page.getByText(downloadWords.stillSteps[2].do).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: downloadWords.insteadGo }).isVisible()).toBe(true)
    await look(person, 'desktop-offered', theme)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: downloadWords.windowsGo }).click(),
    ])
    expect(download.suggestedFilename()).toBe(WINDOWS_FILE)
    expect(sumOf(readFileSync(await download.path()))).toBe(sumOf(bytes))
    await page.getByText(downloadWords.still).click()
    await look(person, 'desktop-steps', theme)
    expect(person.complaints).toEqual([])
  })
})
