import { expect, test } from 'vitest'
import { readTestParts } from '../../testing/text-model.ts'
import { analyzeText } from './analyze-text.ts'

const parts = readTestParts()
const natureOf = (text: string): string | undefined => analyzeText(text, parts).nature

test('a firm that writes, and one that is only spoken of', () => {
  expect(natureOf("HMRC: You've got a new message about Self Assessment in your tax account.")).toBe('notice')
  expect(natureOf('The hutch from IKEA, is it still there? I could come on Saturday with cash.')).not.toBe('notice')
  expect(
    natureOf(
      "Room parents: collecting $10 per family for Mrs. Ortiz's holiday gift, cash in an envelope by the 12th. We'll do a Target card and the kids sign it.",
    ),
  ).toBe('message')
})

test('part of a number is an office speaking of your account, not a payment among friends', () => {
  const text =
    'USCIS: Your case IOE09****417 was updated. Check egov.uscis.gov/casestatus. Biometrics notice mailed 08/01.'
  expect(natureOf(text)).toBe('notice')
})
