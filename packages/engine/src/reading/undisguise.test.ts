import { describe, expect, test } from 'vitest'
import { readWords } from './read.ts'

const hiddenIn = (text: string): string[] => {
  const { hidden, toOriginal } = readWords(text)
  return hidden.map((span) => {
    const { start, end } = toOriginal(span)
    return text.slice(start, end)
  })
}

describe('letters that were broken up', () => {
  test('are put together, and the breaking-up of a name or a word of money is a sign on those very letters', () => {
    const cases: readonly (readonly [string, string, readonly string[]])[] = [
      ['P.AY.P.A.L account on hold', 'PAYPAL account on hold', ['P.AY.P.A.L']],
      ['your invo.ice fo.r 499 is due', 'your invoice for 499 is due', ['invo.ice']],
      ['open the l.ink now', 'open the link now', ['l.ink']],
      ['your pass_word ends', 'your password ends', ['pass_word']],
      ['Am.az.on order', 'Amazon order', ['Am.az.on']],
      ['ac-count suspended', 'account suspended', ['ac-count']],
      ['verify y.o.u.r acc.0unt', 'verify your account', ['acc.0unt']],
      ['buy a g.i.f.t card', 'buy a gift card', ['g.i.f.t']],
      ['N*e*t*f*l*i*x membership', 'Netflix membership', ['N*e*t*f*l*i*x']],
      ['your pass\u200bword', 'your password', ['pass\u200bword']],
      ['your p̶a̶s̶s̶word', 'your password', ['p̶a̶s̶s̶word']],
      ['₿itcoin and ¢ash', 'bitcoin and cash', ['₿itcoin', '¢ash']],
      ['Verify your pаypаl login', 'Verify your paypal login', ['pаypаl']],
    ]
    for (const [text, plain, hidden] of cases) {
      expect(readWords(text).plain).toBe(plain)
      expect(hiddenIn(text)).toEqual(hidden)
    }
  })

  test('a broken-up name with a foreign link reads as that name', () => {
    const { things } = readWords('P.AY.P.A.L: sign in at http://pp-help.example/login')
    expect(things.filter(({ kind }) => kind === 'sender').map(({ value }) => value)).toEqual(['PAYPAL'])
  })

  test('ordinary writing stays as it is and is no sign', () => {
    const ordinary = [
      'See e.g. page 4, i.e. the one from 10.5.2024 at 9 a.m. or p.m.',
      'Visit www.a-b.de, cash.app/help or pay.google.com',
      'The file is invoice.pdf or report_final.docx in v2.0.1',
      'It costs 10.50 or 1.299,00 EUR, no. 5, approx. 3.5 kg',
      'King Henry VIII. and Louis XIV. met',
      'Please e-mail me, co-operate, re-open it, use the on-line check-in',
      'Die E-Mail-Adresse, das IBAN-Konto und die Amazon-Bestellung',
      "C'est l'amour, aujourd'hui, d'accord",
      'Nos vemos a las 8 a.m.! en EE.UU. con el Sr. Ruiz',
      'I talked to my bank.My friend did too. We paid.Then left',
      'mail ann.pay@bank.example or bob_card@x.example',
      'Wi-Fi, T-shirt, x-ray, sign-in, log-in, pop-up, Medi-Cal, J.R.R Tolkien',
      'my name is t o m and the code is a b c',
    ]
    expect(ordinary.flatMap(hiddenIn)).toEqual([])
    const changed = ordinary.filter((text) => readWords(text).plain !== text && !text.includes('J.R.R'))
    expect(changed).toEqual([])
  })

  test('small words are put together only beside longer ones', () => {
    expect(readWords('sorry, meant fo.r you').plain).toBe('sorry, meant fo.r you')
    expect(readWords('pay.ment fo.r yo.u').plain).toBe('payment for you')
  })

  test('accents written as signs of their own go like the others', () => {
    expect(readWords('co\u0301digo').plain).toBe('codigo')
    expect(readWords('co\u0301digo').disguises).toBe(0)
  })

  test('long hostile texts take their time and no more', () => {
    const start = performance.now()
    for (const piece of ['p.a.', 'a-', 'pay.', 'x_', 'р'.repeat(3), 'a\u200b', 'pass.word '])
      readWords(piece.repeat(Math.floor(50_000 / piece.length)))
    expect(performance.now() - start).toBeLessThan(6000)
  })
})
