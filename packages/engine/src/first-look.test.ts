import { expect, test } from 'vitest'
import { takeFirstLook } from './first-look.ts'

test('a request for gift cards is a scam, with the words that say so', () => {
  const report = takeFirstLook('Hi, please buy three Steam gift cards and send me the codes.')
  expect(report.verdict).toBe('scam')
  expect(report.found_keywords).toContain('buy three Steam gift cards')
  const [first] = report.evidence
  expect('Hi, please buy three Steam gift cards and send me the codes.'.slice(first?.start, first?.end)).toBe(
    first?.quote,
  )
})

test('an honest message is not flagged, and the lack of signs is called unsure', () => {
  expect(takeFirstLook('Happy birthday, here is a gift card from us!')).toMatchObject({
    verdict: 'legitimate',
    unsure: true,
  })
  expect(takeFirstLook('Your code is 482913. Do not share it with anyone.')).toMatchObject({ score: 0, unsure: true })
})
