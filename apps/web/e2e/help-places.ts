import { keptWords, tellingWords } from '@atlas/contract'
import type { Page } from 'playwright-core'
import type { Place } from './place.ts'

/** Places for people who need help, keep their checks, tell others, or have no line. */
export const helpPlaces = (checkScam: (page: Page) => Promise<void>): readonly Place[] => [
  { name: 'help', path: '/help', who: 'anyone' },
  {
    name: 'help-chosen',
    path: '/help',
    who: 'anyone',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'I sent money' }).check()
      await page.getByRole('checkbox', { name: 'Bank transfer' }).check()
      await page.getByRole('checkbox', { name: 'I let them into my device' }).check()
      await page.getByLabel('Country').selectOption('GB')
      await page.getByText('Where these numbers come from').click()
    },
  },
  {
    name: 'text-family',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await checkScam(page)
      await page.getByRole('button', { name: tellingWords.family }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'text-kept',
    path: '/text',
    who: 'anyone',
    reach: async (page) => {
      await page.getByText(keptWords.title).click()
      await page.getByRole('switch', { name: keptWords.keep }).check()
      await checkScam(page)
      await page.locator('.kept-row').first().waitFor()
    },
  },
  {
    name: 'account-unknown',
    path: '/account',
    who: 'user',
    reach: async (page) => {
      await page.route('**/api/me', (route) => route.abort('connectionrefused'))
      await page.reload()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      await page.unroute('**/api/me')
    },
  },
]
