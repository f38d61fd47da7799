import { expect, test } from 'vitest'
import { readWords } from '../../../packages/engine/src/reading/read.ts'
import { chatScene } from './drawn.ts'
import { mailSource, quotedPrintable } from './html-mail.ts'
import { spokenForm } from './spoken.ts'
import { type Judged, tableLine } from './table.ts'

const text =
  'Hi Ann – £40 is due.\nPay here: https://pay.example/a?b=1&c=2 before the 3rd, or it will cost you twice as much.'

test('quoted-printable keeps to its lines and is plain ASCII', () => {
  const lines = quotedPrintable(`${text}\n${'é'.repeat(200)}`).split('\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(76)
  expect(lines.join('')).toMatch(/^[\x20-\x7e]+$/)
})

test('what was wrapped into the source of a mail comes out of it again', () => {
  const { plain } = readWords(mailSource(text))
  expect(plain).toContain('Hi Ann - £40 is due.')
  expect(plain).toContain('https://pay.example/a?b=1&c=2')
})

test('names of speakers are not spoken', () => {
  expect(spokenForm('Caller: This is your bank.\nMe: [pause] Which one?')).toBe('This is your bank. Which one?')
})

test('turns of a chat become bubbles of two sides', () => {
  const scene = chatScene({ id: 'a', channel: 'chat', label: 'scam', text: 'Bob: hi mum\nMe: who is it?' }, 0)
  expect(scene.messages).toEqual([{ text: 'hi mum' }, { text: 'who is it?', me: true }])
})

test('a scam of which no word came out counts as missed, not as left out', () => {
  const asText = { score: 9, verdict: 'scam', unsure: false } as const
  const judged: Judged = {
    message: { id: 'a', channel: 'call', label: 'scam', text: 'pay now' },
    asText,
    report: undefined,
    carried: { text: '', reference: 'pay now', notes: ['no-speech'] },
  }
  expect(tableLine('x', [judged])).toBe('| x | 1 / 0 | .000 | .000 | - | - | .000 | .000 | 100.0 % | 1 |')
})
