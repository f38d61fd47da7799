import { ownSentences } from '@atlas/contract'
import { expect, inject, test } from 'vitest'
import { visit } from '../testing/client.ts'

const serverUrl = inject('serverUrl')

test('a text is checked without an account, with score and found words', async () => {
  const answer = await visit(serverUrl).post('/api/analyze', {
    text: 'This is the IRS. Buy three Apple gift cards today and text me the code on the back or you will be arrested.',
  })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ verdict: 'scam', score: expect.any(Number), found_keywords: expect.any(Array) })
})

test('ids stand beside the sentences, for callers who speak another language', async () => {
  const ann = visit(serverUrl)
  const text = await ann.post('/api/analyze', { text: 'USPS: pay the $1.95 fee at https://paypa1.com/usps today' })
  expect(text.body).toMatchObject({
    evidence: expect.arrayContaining([
      expect.objectContaining({ rule: expect.stringMatching(/^text\//), title: expect.stringMatching(/^[A-Z]/) }),
    ]),
    advice: expect.arrayContaining([expect.stringMatching(/^[A-Z].*\.$/)]),
    advice_ids: expect.arrayContaining([expect.stringMatching(/^[a-z-]+$/)]),
    links: [{ reason: expect.stringMatching(/PayPal .*paypal\.com/), because: { values: { brand: 'PayPal' } } }],
  })
  const link = await ann.post('/api/analyze-link', { url: 'https://paypa1.com/usps' })
  expect(link.body).toMatchObject({
    explanation: expect.stringMatching(/PayPal .*paypal\.com/),
    because: { id: 'look-alike-letters', values: { brand: 'PayPal', domain: 'paypal.com' } },
    advice_ids: ['do-not-open', 'type-the-real-address', 'type-nothing-in', 'if-you-did'],
  })
})

test('only a signed-in person’s checks are counted', async () => {
  const ann = visit(serverUrl)
  const { token } = await ann.signUp()
  const scam = { text: 'Buy three Apple gift cards today and send me the code on the back of each one.' }
  await ann.post('/api/analyze', scam)
  await ann.post('/api/analyze', scam, { token })
  await ann.post('/api/analyze', { text: 'See you at six, love, Tom' }, { token })
  await ann.post('/api/analyze-link', { url: 'https://example.org/' }, { token })
  expect((await ann.get('/api/me/stats', { token })).body).toMatchObject({ total_analyses: 3, scams_detected: 1 })
})

test('empty and overlong texts get a clear sentence', async () => {
  const ann = visit(serverUrl)
  expect(await ann.post('/api/analyze', { text: ' \n ' })).toMatchObject({
    status: 400,
    body: { error: ownSentences.textMissing },
  })
  expect(await ann.post('/api/analyze', { text: 'a'.repeat(50_001) })).toMatchObject({
    status: 413,
    body: { error: ownSentences.textTooLong },
  })
  expect((await ann.post('/api/analyze', { text: '中'.repeat(50_000) })).status).toBe(200)
})

test('what is no link is refused with the sentence for it', async () => {
  const ann = visit(serverUrl)
  const cases = [
    '',
    'not a url',
    'http://',
    'mailto:a@example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    `http://${'a'.repeat(100_000)}`,
  ]
  for (const url of cases) {
    expect(await ann.post('/api/analyze-link', { url })).toMatchObject({
      status: 400,
      body: { error: ownSentences.invalidUrl },
    })
  }
})

test('a link is answered with the specification’s fields', async () => {
  const answer = await visit(serverUrl).post('/api/analyze-link', { url: 'example.org/path' })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    is_scam: expect.any(Boolean),
    explanation: expect.any(String),
    details: { harmless: expect.any(Number), suspicious: expect.any(Number), malicious: expect.any(Number) },
  })
})
