import { expect, test } from 'vitest'
import { unwrapSource } from './mail-source.ts'
import { readWords } from './read.ts'

const unwrap = (text: string): string => unwrapSource({ text, back: (at) => at }).text

const source = [
  'Received: from mx.example by mx2.example',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<html><head><style>td { color: red }</style></head><body><!-- preheader -->',
  '<table width=3D"100%"><tr><td style=3D"padding:8px">Your work=',
  'space session has ended=E2=80=94sign in a=',
  'gain: <a class=3D"x" href=3D"https://harbor.example/signin?a=3D1">Open the channel</a></td></tr>',
  '<tr><td>&pound;40&nbsp;is due</td></tr></table></body></html>',
].join('\n')

test('the source of an HTML mail is read as what it shows, with the addresses behind its words', () => {
  expect(readWords(source).plain.trim().split('\n')).toEqual([
    'Your workspace session has ended-sign in again: Open the channel <https://harbor.example/signin?a=1>',
    '£40 is due',
  ])
})

test('what is found in it is marked where it stands in the source', () => {
  const reading = readWords(source)
  const link = reading.things.find(({ kind }) => kind === 'link')
  expect(source.slice(link?.original.start, link?.original.end)).toBe('https://harbor.example/signin?a=3D1')
  const at = reading.plain.indexOf('workspace')
  const { start, end } = reading.toOriginal({ start: at, end: at + 9 })
  expect(source.slice(start, end)).toBe('work=\nspace')
})

test('a text that only speaks of tags, and one with a link in brackets, stay as they are', () => {
  for (const text of ['Is 5 < 7 & 3 > 2? =3D', 'Reset it<https://github.com/reset/1>', 'use <b>bold</b> here'])
    expect(unwrap(text)).toBe(text)
})

test('what says that it is hidden is read all the same; only styles, scripts and comments are not', () => {
  expect(unwrap('<body><div style="display:none">pay</div><script>x()</script>now')).toBe('pay\nnow')
  expect(unwrap('<body><style>pay now')).toContain('pay now')
})

test('fifty thousand characters of nothing but openings are read in no time', () => {
  for (const piece of ['<style>', '<!--', '<a href="https://a.example/', '&#', '=3D=', '<']) {
    const started = performance.now()
    unwrap(`<body>${piece.repeat(50_000 / piece.length)}`)
    expect(performance.now() - started).toBeLessThan(1500)
  }
})
