import type { readModels } from '@atlas/contract'
import type { Page } from 'playwright-core'
import type * as z from 'zod/mini'

/** States of the model card that a test cannot wait for: the answer of the server is replaced on its way. */

type Models = z.infer<typeof readModels.reply>

const day = '2026-11-16T03:15:00.000Z'

const kept = (name: string, examples: number, fits = true): Models['models'][number] => ({
  _id: name,
  name: `text-${name}`,
  made_on: day,
  examples,
  marked: { caught: 0.9312, alarms: 0.0362 },
  fits,
})

const none: Models = {
  running: 'text-f05732e3b91e30b8',
  shipped: 'text-f05732e3b91e30b8',
  chosen: null,
  models: [],
  approved: 214,
  approved_since: 31,
  drafts: [],
}

const training = { reason: 'hand', overdue: false, asked_on: day, examples: 214, share: 0 } as const

export const running: Models = { ...none, training: { ...training, state: 'running', share: 46, stage: 'fit' } }

export const refused: Models = {
  ...none,
  training: {
    ...training,
    state: 'refused',
    ended_on: day,
    bars: [
      { name: 'honest benchmark messages above 1.5', value: 0.0483, most: 0.042 },
      { name: 'scams of kind family-emergency', value: 0.7544, least: 0.78 },
    ],
  },
}

export const promoted: Models = {
  ...none,
  running: 'text-3a9c1e77b02f4d55',
  chosen: '3a9c1e77b02f4d55',
  models: [kept('3a9c1e77b02f4d55', 214), kept('77aa10c2b4e9d310', 183), kept('1b2c3d4e5f607182', 90, false)],
  training: { ...training, state: 'promoted', ended_on: day, share: 100 },
  approved_since: 0,
  drafts: [
    {
      _id: 'draft',
      version: '1.5.2',
      date: day,
      description:
        'ATLAS has learned from 214 messages that people sent in and reviewers approved. Of 100 scams in our benchmark it now marks 93.1 (before: 92.7), and of 100 honest messages 3.6 by mistake (before: 3.6).',
    },
  ],
}

export const showModels = async (page: Page, models: Models): Promise<void> => {
  await page.unroute('**/api/admin/models')
  await page.route('**/api/admin/models', (route) => route.fulfill({ json: models }))
  await page.reload()
  await page.getByText('Runs now').waitFor()
}
