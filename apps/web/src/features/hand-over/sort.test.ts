import { expect, test } from 'vitest'
import { sortFile, sortText } from './sort.ts'

test('one address alone is a link, with or without a scheme', () => {
  for (const text of ['https://a.example/x?y=1', 'bank.example', ' bank.example/pay \n', 'bücher.example:8080/x'])
    expect(sortText(text)).toEqual({ kind: 'link', text: text.trim() })
})

test('a message stays a message and keeps every character', () => {
  for (const text of [' Pay here: https://a.example ', 'Hello.', 'Call me. Now', '12.50'])
    expect(sortText(text)).toEqual({ kind: 'text', text })
  expect(sortText('  \n')).toBeUndefined()
})

test('a file goes by its type', () => {
  expect(sortFile(new File([], 'a', { type: 'image/png' }))?.kind).toBe('image')
  expect(sortFile(new File([], 'a', { type: 'audio/mpeg' }))?.kind).toBe('audio')
  expect(sortFile(new File([], 'a.pdf', { type: 'application/pdf' }))).toBeUndefined()
})
