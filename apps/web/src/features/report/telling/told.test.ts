import { type LinkReport, specSentences, type TextReport } from '@atlas/contract'
import { expect, test } from 'vitest'
import { familyText, shareText, spokenParts, toldOfLink, toldOfText } from './told.ts'

const TEXT = 'Dear Margaret, call +44 7700 900123 or pay at https://fee.com/p?m=margaret@mail.example'

const sign = (rule: string, strength: TextReport['evidence'][number]['strength']) => ({
  rule,
  title: `Sign ${rule}`,
  why: 'Ask at fee.com or +44 7700 900123.',
  quote: 'Margaret',
  start: 5,
  end: 13,
  strength,
  points: 1,
})

const report: TextReport = {
  score: 8,
  found_keywords: [],
  verdict: 'scam',
  probability: 0.9,
  evidence: [sign('a', 'weak'), sign('b', 'strong'), sign('c', 'reassuring'), sign('d', 'medium'), sign('e', 'strong')],
  similar: [],
  links: [
    { url: 'https://fee.com/p?m=margaret@mail.example', start: 45, end: 80, verdict: 'dangerous', reason: 'New.' },
  ],
  advice: ['Do not pay.'],
  unsure: false,
  parts: { likeness: 4, keywords: 4 },
  tiers: [],
  language: { code: 'en', known: true },
}

const shared = shareText(toldOfText(TEXT, report, 'text'), 'atlas.example:3000')

test('what is shared says the verdict, the three strongest reasons, what to do, the link unarmed, and where ATLAS is', () => {
  for (const part of [specSentences.scam, 'Do not pay.', 'fee[.]com', 'atlas[.]example:3000'])
    expect(shared).toContain(part)
  expect(Array.from(shared.matchAll(/Sign (\w)/g), ([, rule]) => rule)).toEqual(['b', 'e', 'd'])
})

test('nothing of the person and nothing that can be tapped is shared', () => {
  for (const part of ['Margaret', 'margaret', '7700', 'https', 'fee.com', 'atlas.example', '@'])
    expect(shared).not.toContain(part)
})

test('the message to the family is the same, with a question around it', () => {
  const asked = familyText(toldOfText(TEXT, report, 'text'), 'atlas.example')
  expect(asked).toContain(specSentences.scam)
  expect(asked).toMatch(/^I got this/)
  expect(asked).not.toContain('fee.com')
})

test('a link is shared by its host, with the gravest opinions', () => {
  const link: LinkReport = {
    is_scam: true,
    explanation: 'This link is potentially malicious: it pretends to be a bank.',
    details: { harmless: 1, suspicious: 1, malicious: 1 },
    verdict: 'dangerous',
    url: 'https://bank.pay-desk.top/login?mail=ann@mail.example',
    opinions: [
      { engine: 'a', name: 'A', opinion: 'harmless', reason: 'No shortener.' },
      { engine: 'b', name: 'B', opinion: 'suspicious', reason: 'A cheap ending.' },
      { engine: 'c', name: 'C', opinion: 'malicious', reason: 'A bank in front.' },
    ],
    address: [],
    unwrapped: [],
    advice: ['Do not open it.'],
  }
  const text = shareText(toldOfLink(link), undefined)
  expect(text).toContain('bank[.]pay-desk[.]top')
  expect(text.indexOf('A bank in front.')).toBeLessThan(text.indexOf('A cheap ending.'))
  for (const part of ['No shortener.', 'login', 'ann']) expect(text).not.toContain(part)
})

test('aloud come verdict, reasons and steps', () => {
  const spoken = spokenParts(toldOfText(TEXT, report, 'text'))
  expect(spoken[0]).toBe(specSentences.scam)
  expect(spoken.at(-1)).toBe('Do not pay.')
})
