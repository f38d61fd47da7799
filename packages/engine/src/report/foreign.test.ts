import { describe, expect, test } from 'vitest'
import { analyzeText } from './analyze-text.ts'
import { SCAM_ABOVE, SUSPICIOUS_ABOVE } from '../learned/combine.ts'
import { readTestParts } from '../../testing/text-model.ts'

const parts = readTestParts()
const judge = (text: string, encoder?: number) =>
  analyzeText(text, {
    ...parts,
    ...(encoder === undefined ? {} : { encoder: { score: encoder } }),
  })

const danish = 'Kære kunde, din pakke kunne ikke leveres. Betal 19 kr i told her'
const thaiShop = 'ร้านเราลดราคา 50% วันนี้วันเดียว คลิกเลย https://bit.ly/3xYz9'

describe('a language we have no messages in', () => {
  test('is answered in grey: unsure, with the reason said, never reassuring and never alarming by statistics', () => {
    for (const text of [danish, 'Din mor ringer i aften, vi spiser klokken syv hos mormor', thaiShop]) {
      for (const encoder of [undefined, 9, -9]) {
        const report = judge(text, encoder)
        expect(report.language).toMatchObject({ known: false })
        expect(report).toMatchObject({ unsure: true, verdict: 'legitimate', kind: undefined, found_keywords: [] })
        expect(report.score).toBeGreaterThan(0)
        expect(report.score).toBeLessThanOrEqual(SUSPICIOUS_ABOVE)
        expect(report.probability).toBeCloseTo(0.5, 2)
        expect([report.similar, report.conversation]).toEqual([[], undefined])
        expect(report.advice.join(' ')).not.toMatch(/Nothing in it asks for caution/)
      }
    }
  })

  test('a shortener alone is neither a scam nor suspicious; where it leads is said to be unseen', () => {
    for (const url of ['https://bit.ly/3xYz9', 'https://shp.ee/abc12', 'https://lin.ee/Ab3x']) {
      const report = judge(`ร้านเราลดราคา 50% วันนี้วันเดียว คลิกเลย ${url}`)
      expect(report.links.map(({ verdict }) => verdict)).toEqual(['cannot-tell'])
      expect(report.verdict).toBe('legitimate')
      expect(report.advice[0]).toMatch(/link/)
    }
  })

  test('a dangerous link is a scam, with the link as its reason', () => {
    const text = `${danish}: http://post-nord-tull.top/x`
    const report = judge(text)
    expect(report.verdict).toBe('scam')
    expect(report.score).toBeGreaterThan(SCAM_ABOVE)
    expect(report.unsure).toBe(false)
    expect(report.evidence[0]).toMatchObject({ rule: 'foreign/link', quote: 'http://post-nord-tull.top/x' })
    expect(report.advice[0]).toBe('open-no-link')
  })

  test('a suspicious link is suspicious', () => {
    const report = judge(`${danish}: http://betaling-pakke.shop/x`)
    expect(report.links[0]?.verdict).toBe('suspicious')
    expect(report.verdict).toBe('suspicious')
    expect(report.score).toBeGreaterThan(SUSPICIOUS_ABOVE)
    expect(report.score).toBeLessThanOrEqual(SCAM_ABOVE)
  })

  test('what looks the same in every language is said, on the words themselves', () => {
    const signs = (text: string) => {
      const { evidence, language, verdict } = judge(text)
      expect(language.known).toBe(false)
      expect(verdict).toBe('legitimate')
      for (const { quote, start, end } of evidence) expect(text.slice(start, end)).toBe(quote)
      return evidence.map(({ rule, quote }) => [rule, quote])
    }
    expect(signs('Przelej proszę 2 400 zł na rachunek PL61 1090 1014 0000 0712 1981 2874 jeszcze dziś')).toEqual([
      ['foreign/account', 'PL61 1090 1014 0000 0712 1981 2874'],
    ])
    expect(signs('Kan du overføre 4.500 kr til konto 5301 0012345678 i dag? Jeg forklarer senere')).toHaveLength(1)
    expect(signs('Отправьте деньги на кошелёк bc1q4t8zmx7w0pl2vvd8xw7 сегодня до вечера')).toEqual([
      ['foreign/crypto', 'bc1q4t8zmx7w0pl2vvd8xw7'],
    ])
    expect(signs('Ring tilbage til os i dag på +44 20 7946 0018, det haster meget')).toEqual([
      ['foreign/phone-abroad', '+44 20 7946 0018'],
    ])
  })

  test('ordinary messages show no such sign', () => {
    const plain = [
      'Ring tilbage til os i dag på +45 33 12 34 56, vi har åbent til klokken fem',
      'Din ordre 5301 0012345678 er sendt og kan hentes i butikken fra i morgen',
      'Zapłaciłeś 24,90 zł w sklepie. Dziękujemy za zakupy i zapraszamy ponownie',
    ]
    expect(plain.flatMap((text) => judge(text).evidence)).toEqual([])
  })

  test('a language we know is judged by its words as before', () => {
    const report = judge('Your sign-in code is 482913. It expires in 10 minutes. Do not share it with anyone.')
    expect(report.language).toEqual({ code: 'en', known: true, note: undefined })
    expect(report.tiers).toContain('n-grams')
  })
})
