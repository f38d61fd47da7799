import { expect, test } from 'vitest'
import { readTestParts } from '../../testing/text-model.ts'
import { analyzeText } from './analyze-text.ts'

const parts = readTestParts()
const natureOf = (text: string): string | undefined => analyzeText(text, parts).nature

test('a firm that writes, and one that is only spoken of', () => {
  expect(natureOf("HMRC: You've got a new message about Self Assessment in your tax account.")).toBe('notice')
  expect(natureOf('The hutch from IKEA, is it still there? I could come on Saturday with cash.')).not.toBe('notice')
  expect(
    natureOf(
      "Room parents: collecting $10 per family for Mrs. Ortiz's holiday gift, cash in an envelope by the 12th. We'll do a Target card and the kids sign it.",
    ),
  ).toBe('message')
})

test('part of a number is an office speaking of your account, not a payment among friends', () => {
  const text =
    'USCIS: Your case IOE09****417 was updated. Check egov.uscis.gov/casestatus. Biometrics notice mailed 08/01.'
  expect(natureOf(text)).toBe('notice')
})

test('a firm whose site or number a person speaks of did not write', () => {
  expect(natureOf('Abu, no vayas al cajero, me dijo la vecina. Mirá en anses.gob.ar')).not.toBe('notice')
  expect(natureOf('voter id ka form 8 bhar diya online voters.eci.gov.in pe, blo ghar aayega')).not.toBe('notice')
  expect(natureOf('Brisbane City Council: Your kerbside collection is coming up. brisbane.qld.gov.au')).toBe('notice')
})

test('a code is for signing in or paying, a token or a locker is not', () => {
  expect(natureOf('LinkedIn: your verification code is 602441.')).toBe('code')
  expect(natureOf('G-638201 is your Google verification code.')).toBe('code')
  expect(natureOf('Kode OTP DANA kamu 4417. Berlaku 5 menit. JANGAN BERIKAN kode ini ke siapa pun.')).toBe('code')
  expect(natureOf('Code 3D Secure : 40921187 pour valider 239,00 EUR chez DARTY. Ne communiquez jamais ce code.')).toBe(
    'code',
  )
  expect(natureOf('Cl@ve: su PIN es RT5 para el código solicitado KQHA. Válido 10 minutos.')).toBe('code')
  expect(natureOf('El código postal de la tienda es 28013, nunca me acuerdo.')).not.toBe('code')
  expect(natureOf('KPLC Mtr:5471xxxx Token:2217-0091-4438-8820-5517 Units:21.3 Amt:500.00.')).not.toBe('code')
  expect(natureOf('SingPost: item RX7741SG is at your POPStation, PIN 4402. Collect by 19 Aug.')).toBe('delivery')
})

test('a parcel, an appointment, and neither', () => {
  expect(natureOf('Evri: we missed you. Your parcel is now with your neighbour at no. 14.')).toBe('delivery')
  expect(natureOf('Your SNAP interview is Wed 5/20 between 9 and 11 am. We will call from a county number.')).toBe(
    'appointment',
  )
  expect(natureOf("hiya it's shauna from blue arrow can you do nights this week at the dpd hub in hinckley")).not.toBe(
    'delivery',
  )
})

test('money between people needs money, and a personal message a person', () => {
  expect(natureOf('This is Aspen Eye Care. Your glasses are in. We close for lunch from 12:30 to 1:30.')).toBe(
    'message',
  )
  expect(natureOf('In the ER with dad but hes fine, just stitches. Dont come, traffic is nuts')).toBe('personal')
})
