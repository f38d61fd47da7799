import { describe, expect, test } from 'vitest'
import { readWords } from './read.ts'

const languageOf = (text: string): string => readWords(text).language

describe('languages', () => {
  test('those we have messages in are told apart', () => {
    const lines = {
      en: 'Your parcel is waiting for you at the depot',
      es: 'Su paquete no ha podido ser entregado por la direccion',
      pt: 'A sua encomenda está retida, falta pagar a taxa',
      fr: 'Votre colis est en attente, merci de payer les frais',
      de: 'Ihr Paket konnte nicht zugestellt werden, bitte bestätigen Sie',
      it: 'Il suo pacco è fermo in deposito, paghi la tassa',
      nl: 'Uw pakket kon niet worden bezorgd, betaal de kosten',
      tl: 'Hindi po na-deliver ang parcel ninyo dahil kulang ang address',
      id: 'Paket Anda tertahan di gudang, segera bayar biaya pengiriman',
      hi: 'आपका पार्सल रुका हुआ है, कृपया शुल्क भरें',
      'hi-Latn': 'Aapka parcel ruka hua hai, abhi paise bhejo warna wapas jayega',
      zh: '您的包裹无法派送，请确认地址',
    }
    for (const [code, line] of Object.entries(lines)) {
      expect([code, languageOf(line)]).toEqual([code, code])
      expect(readWords(line).languageKnown).toBe(true)
    }
  })

  test('Malay counts as Indonesian, both ways of writing Chinese as one', () => {
    expect(languageOf('Bungkusan anda tidak dapat dihantar kerana alamat tidak lengkap')).toBe('id')
    expect(languageOf('您的包裹無法派送，請確認地址')).toBe('zh')
  })

  test('those we cannot read come out as themselves', () => {
    const lines = {
      da: 'Kære kunde, din pakke kunne ikke leveres. Betal 19 kr i told her',
      no: 'Hei mamma, jeg har mistet telefonen. Kan du sende meg 3000 kr? Det haster',
      sv: 'Ditt paket kunde inte levereras. Betala 15 kr i tull via länken nedan',
      pl: 'Twoja paczka została wstrzymana. Dopłać 1,99 zł, aby ją otrzymać',
      cs: 'Vaše zásilka čeká na doručení. Zaplaťte poplatek zde',
      tr: 'Kargonuz teslim edilemedi. Lütfen adresinizi güncelleyin',
      vi: 'Mẹ ơi con bị hỏng điện thoại, mẹ chuyển tiền giúp con nhé',
      ro: 'Buna mama, mi s-a stricat telefonul, poti sa imi trimiti niste bani?',
      ru: 'Ваша посылка задержана на складе',
      uk: 'Ваша посилка чекає на відділенні, сплатіть мито за посиланням',
      el: 'Το δέμα σας περιμένει. Πληρώστε το τέλος εδώ',
      ar: 'لم نتمكن من توصيل طردك. يرجى دفع الرسوم عبر الرابط',
      th: 'ร้านเราลดราคา 50% วันนี้วันเดียว คลิกเลย',
      ja: 'お荷物のお届けにあがりましたが不在のため持ち帰りました',
      ko: '고객님의 택배가 주소 불일치로 보류되었습니다. 확인 바랍니다',
      mr: 'तुमचे पार्सल थांबवण्यात आले आहे. कृपया शुल्क भरा आणि पत्ता अद्ययावत करा',
      unknown: 'Habari, mzigo wako umezuiliwa. Tafadhali lipa ada ili upokee leo',
    }
    for (const [code, line] of Object.entries(lines)) {
      expect([code, languageOf(line)]).toEqual([code, code])
      expect(readWords(line).languageKnown).toBe(false)
    }
  })

  test('short and abbreviated English stays English', () => {
    const lines = ['ok', '??', 'menu', 'vm full. txt me', 'new album here', 'Paypal limited. 24h.', 'Hi', '482913', '']
    expect(lines.filter((line) => languageOf(line) !== 'en')).toEqual([])
  })

  test('links and addresses do not vote, and disguised letters do not make a language', () => {
    expect(languageOf('See you there https://www.szczecin-poznań-łódź.pl/wydarzenia/dzisiaj')).toBe('en')
    expect(languageOf('Vеrify yоur pаypаl ассоunt nоw оr it will bе сlоsеd')).toBe('en')
    expect(languageOf('ｐａｒｃｅｌ ｈｅｌｄ, pay 0.99')).toBe('en')
  })

  test('enough in a language we know is read, whatever stands in front of it', () => {
    const danish = 'Vi ses på torsdag klokken syv i forsamlingshuset, husk at tage kage og kaffe med til alle. '
    const scam =
      'Your account has been suspended. Verify your card number within 24 hours at the address below or it will be closed for good. '
    expect(languageOf(`${danish}\n${scam}`)).toBe('en')
    expect(languageOf(`${danish.repeat(20)}\n${scam.repeat(5)}`)).toBe('en')
    expect(languageOf(`Ваша посылка задержана на складе. ${scam}`)).toBe('en')
    expect(languageOf(`${danish.repeat(4)}\nUnsubscribe. All rights reserved.`)).toBe('da')
  })

  test('a long hostile text takes its time and no more', () => {
    for (const text of ["'".repeat(50_000), 'å '.repeat(25_000), 'я'.repeat(50_000), 'a\n'.repeat(25_000)]) {
      const start = performance.now()
      languageOf(text)
      expect(performance.now() - start).toBeLessThan(1500)
    }
  })
})
