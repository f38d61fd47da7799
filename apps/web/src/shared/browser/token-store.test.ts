import { expect, test } from 'vitest'
import { readClaims, readSignUpName } from './token-store.ts'

const tokenOf = (payload: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

test('a payload with a user_id is a session, also with letters outside ASCII', () => {
  expect(readClaims(tokenOf({ user_id: '1', role: 'admin' }))).toEqual({ user_id: '1', role: 'admin' })
  expect(readSignUpName(tokenOf({ first_name: 'Zoë' }))).toBe('Zoë')
})

test('anything else is not', () => {
  expect(readClaims(tokenOf({ first_name: 'Ann' }))).toBeUndefined()
  expect(readClaims('garbage')).toBeUndefined()
  expect(readClaims('a.%%%.c')).toBeUndefined()
})
