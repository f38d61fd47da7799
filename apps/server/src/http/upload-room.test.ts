import { expect, test, vi } from 'vitest'
import { uploadRoom } from './upload-room.ts'

test('one visitor has three files in the room at the most, another is let in', () => {
  const room = uploadRoom(1000)
  const places = [1, 2, 3].map(() => room.enter('ann', () => {}))
  expect(() => room.enter('ann', () => {})).toThrow('readers-busy')
  expect(() => room.enter('bob', () => {})).not.toThrow()
  places[0]?.leave()
  expect(() => room.enter('ann', () => {})).not.toThrow()
})

test('when the room is full, whoever holds most of it gives way', () => {
  const room = uploadRoom(1000)
  const annGoes = vi.fn<() => void>()
  const bobGoes = vi.fn<() => void>()
  const ann = room.enter('ann', annGoes)
  const bob = room.enter('bob', bobGoes)
  ann.grow(700)
  bob.grow(300)
  expect(annGoes).not.toHaveBeenCalled()
  bob.grow(100)
  expect(annGoes).toHaveBeenCalledOnce()
  expect(bobGoes).not.toHaveBeenCalled()
  // What gave way is out, and its room is free.
  expect(() => ann.grow(1)).toThrow('readers-busy')
  bob.grow(600)
  expect(() => bob.grow(1)).toThrow('readers-busy')
})

test('a file that is whole gives way to nobody, and leaves its room when it is done', () => {
  const room = uploadRoom(1000)
  const ann = room.enter('ann', () => {})
  ann.grow(900)
  ann.settle()
  const bob = room.enter('bob', () => {})
  expect(() => bob.grow(200)).toThrow('readers-busy')
  bob.leave()
  ann.leave()
  expect(() => room.enter('cem', () => {}).grow(1000)).not.toThrow()
})
