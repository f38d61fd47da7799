import { linkExamples, specSentences, textExamples } from '@atlas/contract'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { accountPlaces, adminPlaces, settingsPlaces } from './account-places.ts'
import { helpPlaces } from './help-places.ts'
import type { Place } from './place.ts'

export const SCAM_TEXT = textExamples[1].text
const SUSPICIOUS_TEXT = textExamples[2].text
const fileOf = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: readFileSync(new URL(`../../server/src/testing/files/${name}`, import.meta.url)),
})

export const PICTURE = fileOf('parcel.png', 'image/png')
export const PICTURE_WITH_CODES = fileOf('parking.png', 'image/png')
export const RECORDING = fileOf('voicemail.ogg', 'audio/ogg')
export const BROKEN = { name: 'voicemail.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(2000, 1) }

export const checkText = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Message to check').fill(text)
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
}

export const checkLink = async (page: Page, url: string): Promise<void> => {
  await page.getByLabel('Link to check').fill(url)
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
}

const verdict = (page: Page) => page.locator('#verdict').waitFor()

const openBurgerOrMenu = async (page: Page): Promise<void> => {
  const burger = page.locator('.burger > summary')
  if (await burger.isVisible()) await burger.click()
}

const openDialog = async (page: Page, button: string): Promise<void> => {
  await openBurgerOrMenu(page)
  await page.getByRole('button', { name: button, exact: true }).locator('visible=true').first().click()
  await page.getByRole('dialog').waitFor()
}

export const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('.dropzone input[type=file]').first().setInputFiles(file)

export const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze', exact: true }).click()

const checkFile = async (page: Page, file: Parameters<typeof choose>[1]): Promise<void> => {
  await choose(page, file)
  await analyze(page)
  await verdict(page)
}

const publicPlaces: readonly Place[] = [
  { name: 'landing', path: '/', who: 'anyone' },
  {
    name: 'landing-empty-box',
    path: '/',
    who: 'anyone',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Check it', exact: true }).click()
      await page.locator('.err').waitFor()
    },
  },
  { name: 'vision', path: '/vision', who: 'anyone' },
  { name: 'benchmark', path: '/benchmark', who: 'anyone' },
  { name: 'whats-new', path: '/whats-new', who: 'anyone' },
  { name: 'desktop', path: '/desktop', who: 'anyone' },
  { name: 'mobile', path: '/mobile', who: 'anyone' },
  { name: 'privacy', path: '/privacy-policy', who: 'anyone' },
  { name: 'terms', path: '/terms-of-service', who: 'anyone' },
  { name: 'menu', path: '/vision', who: 'anyone', reach: openBurgerOrMenu },
  {
    name: 'products-menu',
    path: '/vision',
    who: 'anyone',
    reach: async (page) => {
      const products = page.locator('.nav summary')
      if (await products.isVisible()) await products.click()
    },
  },
  { name: 'login', path: '/', who: 'anyone', reach: (page) => openDialog(page, 'Log In') },
  {
    name: 'login-failed',
    path: '/',
    who: 'anyone',
    reach: async (page) => {
      await openDialog(page, 'Log In')
      await page.getByLabel('Username').fill('nobody-here')
      await page.getByLabel('Password', { exact: true }).fill('Wrong pass 1')
      await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'signup',
    path: '/',
    who: 'anyone',
    reach: async (page) => {
      await openDialog(page, 'Sign Up')
      await page.getByLabel('Password', { exact: true }).fill('harbour')
      await page.getByText(specSentences.passwordNeedsUppercase).waitFor()
    },
  },
  { name: 'complete-signup-missing', path: '/complete-signup', who: 'anyone' },
  { name: 'complete-signup-invalid', path: '/complete-signup?token=abc', who: 'anyone' },
  {
    name: 'complete-signup',
    path: `/complete-signup?token=e30.${Buffer.from('{"first_name":"Margaret"}').toString('base64url')}.x`,
    who: 'anyone',
    reach: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('Harbour 7')
      await page.getByLabel('Password again').fill('Harbour')
      await page.getByText(specSentences.passwordsDiffer).waitFor()
    },
  },
]

const checkPlaces: readonly Place[] = [
  { name: 'text', path: '/text', who: 'anyone' },
  {
    name: 'text-scam',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await checkText(page, SCAM_TEXT)
      await verdict(page)
    },
  },
  {
    name: 'text-first-aid',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await checkText(page, SCAM_TEXT)
      await page.getByRole('checkbox', { name: 'I sent money' }).check()
      await page.getByRole('checkbox', { name: 'Gift cards' }).check()
      await page.locator('.tip summary').click()
    },
  },
  {
    name: 'text-suspicious',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await checkText(page, SUSPICIOUS_TEXT)
      await page.locator('.report.v-susp').waitFor()
    },
  },
  {
    name: 'text-unsure',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await checkText(page, textExamples[4].text)
      await page.locator('.report.v-unsure').waitFor()
      const answer = page.getByRole('radio', { name: 'I do not know' })
      if ((await answer.count()) > 0) await answer.check()
    },
  },
  {
    name: 'text-legitimate',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await checkText(page, textExamples[3].text)
      await verdict(page)
    },
  },
  {
    name: 'text-number-alone',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await checkText(page, '+1 876 555 0123')
      await verdict(page)
    },
  },
  {
    name: 'text-address-alone',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await checkText(page, 'service@paypal-desk-login.com')
      await verdict(page)
    },
  },
  {
    name: 'text-too-long',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await page.getByLabel('Message to check').fill('word '.repeat(10_001))
      await page.locator('.err').waitFor()
    },
  },
  {
    name: 'text-private',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await page.getByRole('switch').click()
      await checkText(page, SCAM_TEXT)
      await verdict(page)
    },
  },
  { name: 'link', path: '/link', who: 'anyone' },
  {
    name: 'link-invalid',
    path: '/link',
    who: 'anyone',
    reach: async (page) => {
      await checkLink(page, 'not a link')
      await page.locator('.err').waitFor()
    },
  },
  {
    name: 'link-report',
    path: '/link',
    who: 'anyone',
    reach: async (page) => {
      await checkLink(page, linkExamples[0].url)
      await verdict(page)
    },
  },
  {
    name: 'link-unknown',
    path: '/link',
    who: 'anyone',
    reach: async (page) => {
      await checkLink(page, linkExamples[1].url)
      await verdict(page)
    },
  },
  {
    name: 'link-safe',
    path: '/link',
    who: 'anyone',
    reach: async (page) => {
      await checkLink(page, linkExamples[2].url)
      await verdict(page)
    },
  },
  { name: 'image', path: '/image', who: 'anyone' },
  {
    name: 'image-missing',
    path: '/image',
    who: 'anyone',
    reach: async (page) => {
      await analyze(page)
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'image-chosen', path: '/image', who: 'anyone', reach: (page) => choose(page, PICTURE) },
  {
    name: 'image-report',
    path: '/image',
    who: 'anyone',
    reach: (page) => checkFile(page, PICTURE_WITH_CODES),
  },
  { name: 'audio', path: '/audio', who: 'anyone' },
  {
    name: 'audio-refused',
    path: '/audio',
    who: 'anyone',
    reach: async (page) => {
      await choose(page, { ...PICTURE, name: 'holiday.pdf', mimeType: 'application/pdf' })
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'audio-chosen', path: '/audio', who: 'anyone', reach: (page) => choose(page, RECORDING) },
  {
    name: 'audio-report',
    path: '/audio',
    who: 'anyone',
    reach: (page) => checkFile(page, RECORDING),
  },
]

/** Every page and every state of it, once. The browser tests walk this list; a route that is missing here fails them. */
export const places: readonly Place[] = [
  ...publicPlaces,
  ...checkPlaces,
  ...helpPlaces((page) => checkText(page, SCAM_TEXT)),
  ...accountPlaces((page) => checkText(page, SCAM_TEXT)),
  ...settingsPlaces,
  ...adminPlaces,
]
