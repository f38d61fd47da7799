import { expect, test } from 'vitest'
import { reportPage, type ScoredLine } from './report.ts'

const line = (some: Partial<ScoredLine>): ScoredLine => ({
  id: 'a-1',
  label: 'scam',
  kind: 'parcel',
  channel: 'sms',
  lang: 'en',
  text: 'Your parcel waits',
  browser: 0.6,
  server: 0.9,
  encoder: -1.25,
  unsure: false,
  said: undefined,
  links: [],
  rules: [],
  ...some,
})

test('a message is text on the page: nothing in it runs, loads or can be clicked', () => {
  const page = reportPage('text-1', [
    line({
      text: '<script>alert(1)</script> <img src=x onerror=y> https://evil.example/a?b="c"',
      id: '<b>',
      said: '<i>',
    }),
  ])
  expect(page).not.toMatch(/<script|<img|<a[\s>]|<b>a|<i>/)
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain("default-src 'none'")
})

test('misses come lowest first, false alarms highest first, what is right is not listed', () => {
  const page = reportPage('text-1', [
    line({ id: 'right', server: 9 }),
    line({ id: 'missed-a-little', server: 1.2 }),
    line({ id: 'missed-badly', server: 0.1 }),
    line({ id: 'alarm-small', label: 'honest', server: 1.6 }),
    line({ id: 'alarm-great', label: 'promotion', server: 8 }),
  ])
  const order = [...page.matchAll(/<h3>([a-z-]+) /g)].map(([, id]) => id)
  expect(order).toEqual(['missed-badly', 'missed-a-little', 'alarm-great', 'alarm-small'])
  expect(page).toContain('encoder -1.25')
})
