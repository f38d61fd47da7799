import { expect, test } from 'vitest'
import { audioKind, imageKind } from './file-kind.ts'
import { refuseFile, saySize } from './refusal.ts'

test('a file of another kind is refused with the sentence of the page', () => {
  const pdf = new File(['x'], 'holiday.pdf', { type: 'application/pdf' })
  expect(refuseFile(audioKind, pdf)?.title).toBe('Please select a valid audio file (MP3, WAV, etc.)')
  expect(refuseFile(imageKind, pdf)?.title).toBe('Please select a valid image file (PNG, JPG, etc.)')
})

test('a file that is too large is refused before it is sent', () => {
  const large = new File([new Uint8Array(20_000_001)], 'a.png', { type: 'image/png' })
  expect(refuseFile(imageKind, large)?.title).toBe('This file is larger than 20 MB.')
  expect(refuseFile(imageKind, new File(['x'], 'a.png', { type: 'image/png' }))).toBeUndefined()
})

test('sizes are said in words people know', () => {
  expect([saySize(10), saySize(840_000), saySize(2_340_000)]).toEqual(['1 kB', '840 kB', '2.3 MB'])
})

test('what phones send is taken even where the browser does not know its type', () => {
  const named = (name: string, type: string): File => new File(['x'], name, { type })
  expect(refuseFile(imageKind, named('IMG_2207.HEIC', ''))).toBeUndefined()
  expect(refuseFile(audioKind, named('voice.amr', ''))).toBeUndefined()
  expect(refuseFile(audioKind, named('call.3gp', 'video/3gpp'))).toBeUndefined()
  expect(refuseFile(audioKind, named('clip.mp4', 'video/mp4'))).toBeUndefined()
  expect(refuseFile(audioKind, named('letter.heic', ''))).toBeDefined()
  expect(refuseFile(imageKind, named('clip.mp4', 'video/mp4'))).toBeDefined()
  expect(refuseFile(imageKind, named('setup.exe', ''))).toBeDefined()
})
