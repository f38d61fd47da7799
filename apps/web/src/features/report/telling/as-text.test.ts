import { expect, test } from 'vitest'
import { disarm, textReportAsText } from './as-text.ts'

test('the report as text says verdict, score, reasons, advice and the message itself', () => {
  const text = 'Buy gift cards now'
  const evidence = [
    {
      rule: 'a',
      title: 'Asks for gift cards',
      why: 'Nobody does.',
      quote: 'gift cards',
      start: 4,
      end: 14,
      strength: 'strong',
      points: 4.5,
    },
  ] as const
  const copied = textReportAsText(text, {
    score: 4.5,
    found_keywords: [],
    verdict: 'scam',
    probability: 0.9,
    evidence: [...evidence],
    similar: [],
    links: [],
    advice: ['Do not pay.'],
    unsure: false,
    parts: { likeness: 0, keywords: 4.5 },
    tiers: [],
    caveat: 'This answer rests on one of two.',
    language: { code: 'en', known: true },
  })
  for (const part of [
    'Potential Scam Detected!',
    'Score: 4.50',
    '- Asks for gift cards. Nobody does.',
    '- Do not pay.',
    text,
    'This answer rests on one of two.',
  ])
    expect(copied).toContain(part)
})

test('a shared link cannot be opened by a slip of the finger', () => {
  expect(disarm('https://a.example/x')).toBe('hxxps://a[.]example/x')
})
