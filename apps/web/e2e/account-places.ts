import type { Page } from 'playwright-core'
import type { Place } from './place.ts'
import { promoted, refused, running, showModels } from './model-states.ts'
import { sendIn } from './send-in.ts'

/** Places of people with an account, and of admins. */
export const accountPlaces = (checkScam: (page: Page) => Promise<void>): readonly Place[] => [
  {
    name: 'dashboard',
    path: '/dashboard',
    who: 'user',
    reach: (page) => sendIn(page).then(() => page.locator('.day-chart').waitFor()),
  },
  {
    name: 'submit-dialog',
    path: '/dashboard',
    who: 'user',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Submit New Scam' }).click()
      await page.getByLabel('The message').fill('Hi mum, this is my new numb')
    },
  },
  {
    name: 'submit-dialog-stored',
    path: '/dashboard',
    who: 'user',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Submit New Scam' }).click()
      await page
        .getByLabel('The message')
        .fill('Dear Ann, this is my new number: +44 7700 900123. Can you pay a bill of 1,250 pounds for me today?')
      await page.locator('.stored-text').waitFor()
    },
  },
  {
    name: 'report-dialog',
    path: '/text',
    who: 'user',
    reach: async (page) => {
      await checkScam(page)
      await page.getByRole('button', { name: 'Submit for Review' }).click()
      await page.locator('.stored-text').waitFor()
    },
  },
  {
    name: 'text-signed-in',
    path: '/text',
    who: 'user',
    reach: async (page) => {
      await checkScam(page)
      await page.getByRole('button', { name: 'Submit for Review' }).waitFor()
    },
  },
]

export const settingsPlaces: readonly Place[] = [
  { name: 'account', path: '/account', who: 'user', reach: (page) => page.getByText('Save name').waitFor() },
  {
    name: 'account-delete',
    path: '/account',
    who: 'user',
    reach: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
  },
  {
    name: 'account-sign-out-failed',
    path: '/account',
    who: 'user',
    reach: async (page) => {
      await page.route('**/api/logout-everywhere', (route) => route.abort())
      await page.getByRole('button', { name: 'Sign out everywhere' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
]

export const adminPlaces: readonly Place[] = [
  {
    name: 'dashboard-admin',
    path: '/dashboard',
    who: 'admin',
    reach: (page) => page.getByText('Runs now').waitFor(),
  },
  { name: 'dashboard-training', path: '/dashboard', who: 'admin', reach: (page) => showModels(page, running) },
  { name: 'dashboard-refused', path: '/dashboard', who: 'admin', reach: (page) => showModels(page, refused) },
  { name: 'dashboard-promoted', path: '/dashboard', who: 'admin', reach: (page) => showModels(page, promoted) },
  {
    name: 'changelog-dialog',
    path: '/dashboard',
    who: 'admin',
    reach: async (page) => {
      await page.getByRole('button', { name: "Add to What's New" }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'submissions',
    path: '/submissions',
    who: 'admin',
    reach: (page) => sendIn(page).then(() => page.locator('.review-detail').waitFor()),
  },
]
