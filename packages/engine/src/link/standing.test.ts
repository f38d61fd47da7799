import { expect, test } from 'vitest'
import { judged, model } from '../../testing/link-model.ts'
import { listedAs } from './parse-list.ts'
import { readStanding } from './standing.ts'
import { DOMAIN_AGE, type OpinionKind, type OutsideOpinion, type Standing } from './types.ts'

test.each([
  ['https://zebra-quokka-wombat.com/x', 'own', 'zebra-quokka-wombat.com'],
  ['https://a.b.zebra-quokka-wombat.co.uk/x', 'own', 'zebra-quokka-wombat.co.uk'],
  ['http://203.0.113.9/x', 'own', '203.0.113.9'],
  ['https://zebra-quokka-wombat.weebly.com/', 'tenant', 'zebra-quokka-wombat.weebly.com'],
  ['https://zebra-quokka-wombat.github.io/', 'tenant', 'zebra-quokka-wombat.github.io'],
  ['https://zebra-quokka-wombat.uk.com/', 'own', 'zebra-quokka-wombat.uk.com'],
  ['https://bit.ly/3xyz', 'shared', 'bit.ly'],
  ['https://www.wikipedia.org/', 'known', 'wikipedia.org'],
  ['https://docs.google.com/forms/d/1', 'known', 'google.com'],
  ['https://www.paypal.com/', 'known', 'paypal.com'],
  ['https://some-office.service.gov.uk/', 'known', 'some-office.service.gov.uk'],
  ['http://192.168.1.1/', 'home', '192.168.1.1'],
] as const)('%s stands as %s, %s', (url, kind, domain) => {
  expect(readStanding(url, model)).toEqual({ kind, domain })
})

const as = (host: string, path: string, query: string, kind: Standing['kind'], domain: string) =>
  listedAs({ host, path, query }, { kind, domain })

test('a listed host covers what is below it, and nothing above what somebody registered', () => {
  expect(as('www.a.b.evil.co.uk', '/x', '?y=1', 'own', 'evil.co.uk')).toEqual({
    pages: ['a.b.evil.co.uk/x?y=1', 'a.b.evil.co.uk/x'],
    hosts: ['a.b.evil.co.uk', 'b.evil.co.uk', 'evil.co.uk'],
  })
  expect(as('me.weebly.com', '/', '', 'tenant', 'me.weebly.com').hosts).toEqual(['me.weebly.com'])
  expect(as('203.0.113.9', '/x', '', 'own', '203.0.113.9').hosts).toEqual(['203.0.113.9'])
})

test('of well-known sites and shared places only the very page is looked up, at home nothing', () => {
  for (const kind of ['known', 'shared'] as const) {
    expect(as('docs.google.com', '/forms/d/1', '?a=1', kind, 'google.com')).toEqual({
      pages: ['docs.google.com/forms/d/1?a=1'],
      hosts: [],
    })
  }
  expect(as('192.168.1.1', '/x', '', 'home', '192.168.1.1')).toEqual({ pages: [], hosts: [] })
})

const age = (opinion: OpinionKind): OutsideOpinion[] => [
  { engine: DOMAIN_AGE, name: 'Registry', opinion, reason: 'The name is young.' },
]

test('a young name alone is suspicious, beside another sign dangerous; a cheap ending is none', () => {
  expect(judged('https://gardening-with-mabel.com/').verdict).toBe('cannot-tell')
  expect(judged('https://gardening-with-mabel.com/', { outside: age('suspicious') }).verdict).toBe('suspicious')
  const cheap = judged('https://gardening-with-mabel.xyz/', { outside: age('suspicious') })
  expect(cheap.opinions.find(({ engine }) => engine === 'link/suffix-risk')?.opinion).toBe('suspicious')
  expect(cheap.verdict).toBe('suspicious')
  const named = 'https://someone@gardening-with-mabel.com/'
  expect(judged(named).verdict).not.toBe('dangerous')
  expect(judged(named, { outside: age('suspicious') }).verdict).toBe('dangerous')
  const other: OutsideOpinion = { engine: 'outside/x', name: 'X', opinion: 'suspicious', reason: 'X says so.' }
  expect(judged('https://gardening-with-mabel.com/', { outside: [...age('suspicious'), other] }).verdict).toBe(
    'dangerous',
  )
})

test('an age that says nothing changes nothing', () => {
  for (const url of ['https://gardening-with-mabel.com/', 'https://someone@gardening-with-mabel.com/']) {
    const { verdict, probability } = judged(url)
    for (const opinion of ['cannot-tell', 'skipped', 'failed'] as const)
      expect(judged(url, { outside: age(opinion) })).toMatchObject({ verdict, probability })
  }
})
