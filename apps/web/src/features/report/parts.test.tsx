import { type LinkReport, ownSentences, type TextReport } from '@atlas/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AddressApart } from './link/address-apart.tsx'
import { Caveat, Conversation, LinksFound, SimilarMessages } from './message/extras.tsx'
import { LinkCounts } from './link/link-counts.tsx'
import { Opinions } from './link/opinions.tsx'
import { ScoreFact } from './band/score-fact.tsx'
import { lookOfLink } from './band/verdict.ts'

const opinion = (engine: string, given: LinkReport['opinions'][number]['opinion']) => ({
  engine,
  name: engine,
  opinion: given,
  reason: `${engine} says so.`,
})

const report: LinkReport = {
  is_scam: true,
  explanation: 'It pretends to be a bank.',
  details: { harmless: 0, suspicious: 1, malicious: 1 },
  verdict: 'dangerous',
  url: 'https://bank.example.pay-desk.top/login',
  opinions: [opinion('Names', 'malicious'), opinion('Endings', 'suspicious'), opinion('Scanner', 'skipped')],
  address: [
    { kind: 'scheme', text: 'https://', owner: false },
    { kind: 'subdomain', text: 'bank.example.', owner: false },
    { kind: 'owner', text: 'pay-desk.top', owner: true },
    { kind: 'path', text: '/login', owner: false },
  ],
  unwrapped: [],
  advice: [],
}

test('an engine without an opinion is a dash, never green, and is counted as no opinion', () => {
  const html = renderToStaticMarkup(<Opinions opinions={report.opinions} />)
  expect(html).toContain('Skipped')
  expect(html).not.toContain('v-legit')
  const counts = renderToStaticMarkup(<LinkCounts report={report} />)
  expect(counts).toContain('What 3 engines say')
  expect(counts).toContain('One more gave no opinion. That does not count as harmless.')
  expect(counts).toContain('v-legit zero')
})

test('engines stand by gravity, and those that said nothing are folded', () => {
  const opinions = [opinion('Quiet', 'cannot-tell'), opinion('Endings', 'suspicious'), opinion('Names', 'malicious')]
  const html = renderToStaticMarkup(<Opinions opinions={opinions} />)
  expect(html.indexOf('Names says')).toBeLessThan(html.indexOf('Endings says'))
  expect(html.indexOf('<summary>One engine gave no opinion</summary>')).toBeGreaterThan(html.indexOf('Endings says'))
  expect(html.indexOf('<summary>')).toBeLessThan(html.indexOf('Quiet says'))
})

test('the sentence that decides comes first: whose name a bad link borrows', () => {
  const imitates = { brand: 'Royal Mail', domain: 'royalmail.com' }
  expect(lookOfLink({ ...report, imitates }).say).toMatch(/^It pretends to be Royal Mail\./)
  expect(lookOfLink({ ...report, imitates, verdict: 'harmless' }).say).not.toContain('Royal Mail')
})

test('the part that decides comes first in the explanation and is marked in the address', () => {
  const html = renderToStaticMarkup(<AddressApart report={report} />)
  expect(html).toContain('<span class="counts-part">pay-desk.top</span>')
  expect(html.indexOf('<dt>pay-desk.top</dt>')).toBeLessThan(html.indexOf('<dt>https://</dt>'))
})

test('only a harmless link is said to appear safe', () => {
  const titles = (['harmless', 'cannot-tell', 'suspicious', 'dangerous'] as const).map(
    (verdict) => lookOfLink({ ...report, verdict }).title,
  )
  expect(titles).toEqual([
    'This link appears to be safe.',
    'We cannot tell where this leads.',
    'This link seems suspicious. Please use caution.',
    'This link is potentially malicious.',
  ])
})

test('the reason stands under the verdict without saying the verdict twice', () => {
  const explanation = 'This link appears to be safe: this is an address of Wikipedia.'
  expect(lookOfLink({ ...report, explanation }).say).toBe('This is an address of Wikipedia.')
  expect(lookOfLink(report).say).toBe(report.explanation)
})

test('a link inside a message says what is wrong with it and whom it copies', () => {
  const finding = {
    url: 'https://x.example',
    start: 0,
    end: 17,
    verdict: 'suspicious',
    reason: 'New.',
    imitates: 'A Bank',
  } as const
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LinksFound links={[finding]} />
    </MemoryRouter>,
  )
  expect(html).toContain('It copies A Bank.')
  expect(html).toContain('Suspicious')
})

test('a conversation shows where it stands, and an ordinary one shows nothing', () => {
  expect(renderToStaticMarkup(<Conversation conversation={{ turns: [], stage: 'ask', next: '' }} />)).toContain(
    'aria-current="step">The request',
  )
  expect(renderToStaticMarkup(<Conversation conversation={{ turns: [], stage: 'ordinary', next: '' }} />)).toBe('')
})

test('known messages are shown with how alike they are', () => {
  const one = { id: '1', label: 'scam', kind: 'job', similarity: 0.876, excerpt: 'Earn daily' } as const
  expect(renderToStaticMarkup(<SimilarMessages similar={[one]} />)).toContain('Known scam, 88 % alike')
})

const full = {
  score: 0,
  found_keywords: [],
  verdict: 'legitimate',
  probability: 0,
  evidence: [],
  similar: [],
  links: [],
  advice: [],
  unsure: false,
  parts: { likeness: 0, keywords: 0 },
  tiers: [],
  language: { code: 'en', known: true },
} as const

test('an answer that rests on less than usual says so', () => {
  expect(renderToStaticMarkup(<Caveat report={full} />)).toBe('')
  const html = renderToStaticMarkup(<Caveat report={{ ...full, caveat: ownSentences.withoutEncoder }} />)
  expect(html).toContain('About this answer')
  expect(html).toContain('this answer rests on the other alone')
})

test('how far the check went stands where the score is explained', () => {
  const says = (depth: TextReport['depth']) => renderToStaticMarkup(<ScoreFact report={{ ...full, depth }} />)
  expect(says('core')).toContain('The first one was certain')
  expect(says('half')).toContain('certain half-way')
  expect(says('all')).toContain('Both were needed to the end')
  expect(says('alone')).toContain('rests on the first one alone')
  expect(says(undefined)).not.toContain('two ways')
})
