import { describe, expect, test } from 'vitest'
import { readHeaders } from './headers.ts'
import { mask } from './mask.ts'
import { readWords } from './read.ts'

const whole = [
  'Return-Path: <bounce@sender.example>',
  'Received: from mx1.example (mx1.example [192.0.2.1])',
  '\tby mx2.example with ESMTPS; Mon, 2 Mar 2026 10:00:00 +0000',
  'Received: from relay.example by mx1.example',
  'Authentication-Results: mx2.example; spf=pass smtp.mailfrom=sender.example;',
  ' dkim=fail header.d=sender.example; dmarc=fail',
  'From: "PayPal Service" <help@pp-secure.top>',
  'Reply-To: other@mail.example',
  'To: me@home.example',
  'Subject: Your account is limited',
  'Date: Mon, 2 Mar 2026 10:00:00 +0000',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Dear customer, confirm your card at https://pp-secure.top/a now.',
].join('\r\n')

describe('mail headers', () => {
  test('a block at the start is read into its parts', () => {
    const headers = readHeaders(whole)
    expect(headers).toMatchObject({
      from: { name: 'PayPal Service', address: 'help@pp-secure.top', domain: 'pp-secure.top' },
      replyTo: { address: 'other@mail.example' },
      returnPath: { address: 'bounce@sender.example' },
      received: 2,
    })
    expect(headers?.failed.map(({ check }) => check)).toEqual(['dkim', 'dmarc'])
    const said = (span: { start: number; end: number } | undefined) => whole.slice(span?.start, span?.end)
    expect(said(headers?.subject)).toBe('Your account is limited')
    expect(said(headers?.from?.addressSpan)).toBe('help@pp-secure.top')
    expect(said(headers?.failed[0])).toBe('dkim=fail')
  })

  test('it is no message text, but the words of the subject are', () => {
    const { plain } = readWords(whole)
    expect(plain).toMatch(/^Your account is limited\n\s*Dear customer, confirm/)
    for (const word of ['PayPal', 'Received', 'Reply-To', 'dmarc', 'home.example']) expect(plain).not.toContain(word)
    expect(mask(readWords(whole))).not.toMatch(/zmail|zpay/)
  })

  test('places stay those of the text as it came, in subject, body and header', () => {
    const { plain, toOriginal, things } = readWords(whole)
    const place = (words: string) => {
      const start = plain.indexOf(words)
      const span = toOriginal({ start, end: start + words.length })
      return whole.slice(span.start, span.end)
    }
    for (const words of ['Your account', 'limited', 'Dear customer', 'card at']) expect(place(words)).toBe(words)
    const said = things.map(({ kind, original }) => [kind, whole.slice(original.start, original.end)])
    expect(said).toContainEqual(['link', 'https://pp-secure.top/a'])
    expect(said.find(([kind]) => kind === 'sender')?.[1]).toContain('PayPal Service')
  })

  test('headers as people copy them, in their language, and forwarded', () => {
    expect(readWords('From: CommBank\nSubject: A change\n\nHi Steven,\nbye').plain).toBe('A change\n\nHi Steven,\nbye')
    expect(readWords('Von: Post\nBetreff: Ihr Paket\n\nGuten Tag').plain.trim()).toBe('Ihr Paket\n\nGuten Tag')
    const forwarded = '---------- Forwarded message ---------\nFrom: A <a@b.example>\nDate: Mon\nSubject: Hi\n\nText'
    expect(readHeaders(forwarded)?.from?.address).toBe('a@b.example')
  })

  test('only a block at the start counts', () => {
    const none = [
      'Hello,\nFrom: PayPal <a@b.example>\nSubject: x\n\nbody',
      'From: 12 May we open at nine.\nSee you there.',
      'Subject: Lunch\n\nAt noon?',
      'From: me',
      'From: A <a@b.example>\nSubject: nothing behind it',
      'De: los tres, el mejor',
      `From: ${'send me the code and the money today '.repeat(20)}\nSubject: x\n\nbody`,
      '',
    ]
    expect(none.filter((text) => readHeaders(text) !== undefined)).toEqual([])
    for (const text of none) expect(readWords(text).plain.trim()).toBe(text.trim())
  })

  test('what is read of it is bounded, and a long hostile one takes no longer', () => {
    const start = performance.now()
    const many = readHeaders(`From: a@b.example\n${'X-A: b\n'.repeat(20_000)}\nbody`)
    expect(many?.span.end ?? 0).toBeLessThanOrEqual(20_000)
    readHeaders(`From: a@b.example\n${' spf = '.repeat(20_000)}`)
    readHeaders(`Authentication-Results: ${'spf='.repeat(20_000)}\n\nbody`)
    readHeaders(`${'\n'.repeat(50_000)}From: a`)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
