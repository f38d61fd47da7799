import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startupWords } from './startup-words.ts'

test('an operator reads why, without the password of the database', () => {
  const address = 'postgres://atlas:p%40ss-word@db.example/atlas'
  expect(startupWords(new Error('Another ATLAS server is using the data folder'), undefined)).toMatch(/^Another ATLAS/)
  expect(startupWords(new Error(`cannot use ${address} with p@ss-word`), address)).toBe(
    'cannot use postgres://atlas:***@db.example/atlas with ***',
  )
})

test('of a failed query the database’s reason is told, not its parameters', () => {
  const cause = new Error('canceling statement due to lock timeout')
  expect(startupWords(new DrizzleQueryError('insert into users', ['Mabel'], cause), undefined)).toBe(cause.message)
})
