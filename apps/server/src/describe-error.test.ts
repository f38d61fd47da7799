import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const SECRET = 'aunt Mabel’s account'

test('an error is known by its name, its code and its places, not by its words', () => {
  const cause = Object.assign(new TypeError(`duplicate key (${SECRET})`), { code: '23505', detail: SECRET })
  const note = describeError(new Error(`Failed query, params: ${SECRET}\n    at ${SECRET} (x.ts:1:1)`, { cause }))
  expect(note).toMatchObject({ name: 'Error', cause: { name: 'TypeError', code: '23505' } })
  expect(note.at[0]).toContain('describe-error.test.ts')
  expect(JSON.stringify(note)).not.toContain('Mabel')
})

test('words that were changed afterwards, and codes that are none, are left out', () => {
  const error = Object.assign(new Error(SECRET), { code: SECRET })
  expect(error.stack).toContain(SECRET)
  error.message = 'other words'
  error.name = SECRET
  expect(describeError(error)).toEqual({ name: 'Error', at: [] })
  expect(describeError(SECRET)).toEqual({ name: 'string', at: [] })
})

test('causes in a circle end', () => {
  const error = new Error('one')
  error.cause = error
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000)
})
