import { expect, test } from 'vitest'
import { mendAccents } from './languages/accents.ts'
import { kindOf } from './decoding/codes.ts'
import { toReading } from './lines/ctc.ts'
import { languageOf } from './languages/languages.ts'
import { layOut } from './layout/layout.ts'
import { settleLookalikes } from './lines/lookalikes.ts'
import { scriptOf } from './lines/scripts.ts'

const line = (text: string, x: number, y: number, width: number) => ({
  frame: { x: x + width / 2, y, width, height: 60, angle: 0 },
  text,
  sure: 1,
  isStartUnsure: false,
})

const reading = (text: string) =>
  toReading(Array.from(text, (char, index) => ({ char, sure: 0.9, at: (index + 0.5) / text.length })))

test('a wrapped link is put together, a sentence is not', () => {
  const { text, rows } = layOut([
    line('hours: https://usps.track-', 50, 300, 500),
    line('delivery-fee.com/us/9x4Kq2', 50, 366, 520),
    line('NO', 900, 500, 80),
    line('Ok then', 50, 600, 200),
    line('my friend', 50, 666, 220),
  ])
  expect(text).toBe('hours: https://usps.track-delivery-fee.com/us/9x4Kq2\nNO\nOk then my friend')
  expect(rows.map(({ start, end }) => text.slice(start, end))[1]).toBe('delivery-fee.com/us/9x4Kq2')
})

test('columns are read one after the other, tables row by row', () => {
  const left = ['The first column starts here', 'and it goes on and on and', 'ends with this last line']
  const right = ['Beside it stands another one', 'which has as many lines as', 'the first and is read after']
  const columns = layOut([
    ...left.map((text, index) => line(text, 0, 100 + index * 70, 600)),
    ...right.map((text, index) => line(text, 750, 120 + index * 70, 600)),
  ])
  expect(columns.text.replaceAll('\n', ' ')).toBe([...left, ...right].join(' '))
  const table = layOut(
    ['Rent', 'Food', 'Bus'].flatMap((name, index) => [
      line(name, 0, 100 + index * 130, 200),
      line(`$${index}.50`, 700, 100 + index * 130, 150),
    ]),
  )
  expect(table.text).toBe('Rent $0.50\nFood $1.50\nBus $2.50')
})

test('look-alikes in addresses are settled where something is known, else marked', () => {
  expect(settleLookalikes('see https://secure-Iogin.com/0O').text).toBe('see https://secure-login.com/0O')
  const { text, doubtful } = settleLookalikes('at www.paypa1.com/x7Il0 today, lt is 10 l think')
  expect(text).toBe('at www.paypa1.com/x7Il0 today, It is 10 I think')
  expect(doubtful.map((at) => text[at])).toEqual(['1', 'I', 'l', '0'])
})

test('accents come back in the language of the page', () => {
  const restore = (text: string): string => {
    const language = languageOf(text)
    return language ? mendAccents(reading(text), language).text : text
  }
  expect(restore('Atencao: voce nao pode usar o cartao da sua irma')).toBe(
    'Atenção: você não pode usar o cartão da sua irmã',
  )
  expect(restore('El numero de su telefono y la informacion')).toBe('El número de su teléfono y la información')
  expect(restore('Mit freundlichen GrüBen und die StraBe ist zu, Bank')).toContain('Grüßen und die Straße')
  expect(restore('The number of your account and the information')).toContain('number')
})

test('noise of another script is told from English', () => {
  expect(scriptOf('Bawa KapTa 3a6nokKpoBaHa, cpoyHo')).toBe('Cyrillic')
  expect(scriptOf('Your account has been locked, call us')).toBe('Latin')
  expect(scriptOf('Die Schließung Ihres Kontos')).toBe('Latin')
})

test.each([
  ['https://a.example/x', 'link'],
  ['a-shop.example/pay', 'link'],
  ['WIFI:S:Cafe;;', 'wifi'],
  ['00020101021226', 'payment'],
  ['upi://pay?pa=x', 'payment'],
  ['BEGIN:VCARD\nEND:VCARD', 'contact'],
  ['tel:+4930555017', 'phone'],
  ['mailto:a@b.example', 'mail'],
  ['4006381333931', 'text'],
  ['smsto:+15550100:hello', 'sms'],
])('%s is a %s', (content, kind) => {
  expect(kindOf(content, 'QRCode')).toBe(kind)
})

test('the number of a product is no text to judge', () => {
  expect(kindOf('4006381333931', 'EAN13')).toBe('product')
})
