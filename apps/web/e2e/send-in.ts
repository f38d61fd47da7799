import type { Page } from 'playwright-core'

const NOTE =
  'Larkfield Bank: a payment of 1,250.00 was held. If this was not you, confirm your card at larkfield-verify.top/card within 2 hours.'

/** The person of this page checks something and reports it, so that lists, chart and review have something to show. */
export const sendIn = async (page: Page): Promise<void> => {
  await page.evaluate(async (text) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('atlas_token')}`,
    }
    const send = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers, body: JSON.stringify({ text, ...body }) })
    await send('/api/analyze', {})
    const told = { checked: 'text', verdict: 'scam', score: 8.31, label: 'honest' }
    await send('/api/submit-scam', { ...told, why: 'My bank really does write like this.' })
  }, NOTE)
  await page.reload()
}
