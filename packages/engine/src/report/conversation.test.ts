import { expect, test } from 'vitest'
import { turnsOf } from './conversation.ts'

test('named turns are told apart, and lines without a name go on', () => {
  const text = 'Anna: hi is the pram still there?\nMe: yes\nAnna: great\nI can come at six'
  const turns = turnsOf(text)
  expect(turns.map(({ speaker }) => speaker)).toEqual(['Anna', 'Me', 'Anna'])
  expect(turns[2]?.text).toBe('great\nI can come at six')
  for (const { start, end, text: said } of turns) expect(text.slice(start, end)).toContain(said.split('\n')[0])
})

test('time stamps and dashes mark turns too', () => {
  expect(turnsOf('[21:14] Kay: so?\n[21:15] me: what\n[21:16] Kay: nothing')).toHaveLength(3)
  expect(turnsOf('Ciao zia, mi voti?\n- Certo, come?\nClicca qui')).toHaveLength(3)
})

test('a letter with headers is no conversation', () => {
  expect(turnsOf('From: Bank\nTo: You\nSubject: Hello\n\nDear Ann,\nwe write to you.')).toEqual([])
  expect(turnsOf('Just one message.')).toEqual([])
})
