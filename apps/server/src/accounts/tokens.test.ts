import { SignJWT, UnsecuredJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { UserRow } from '../store/users.ts'
import { newKey, type SessionKeys } from './session-keys.ts'
import { tokenMaker } from './tokens.ts'

const user: UserRow = {
  id: randomUUID(),
  firstName: 'Ann',
  lastName: 'Lee',
  username: 'ann',
  usernameFolded: 'ann',
  usernameSkeleton: 'ann',
  passwordHash: '',
  role: 'user',
  googleIssuer: null,
  googleId: null,
  tokenVersion: 3,
  disabledAt: null,
  totalAnalyses: 0,
  scamsDetected: 0,
  createdAt: new Date(0),
}

const session = randomUUID()

const setUp = () => {
  const key = newKey()
  const keys: SessionKeys = { newest: async () => key, find: async (id) => (id === key.id ? key : undefined) }
  return { key, tokens: tokenMaker(keys, 60) }
}

const claims = { type: 'session', user_id: user.id, role: 'admin', version: 3 }

test('a token of ours is read back', async () => {
  const { tokens } = setUp()
  expect(await tokens.read(await tokens.issue(user, session))).toMatchObject({
    user_id: user.id,
    role: 'user',
    version: 3,
    session,
  })
})

test('a token holds nothing but who, role, version, session, type and times', async () => {
  const { tokens } = setUp()
  const [, payload = ''] = (await tokens.issue(user, session)).split('.')
  expect(Object.keys(JSON.parse(Buffer.from(payload, 'base64url').toString())).toSorted()).toEqual([
    'exp',
    'iat',
    'role',
    'session',
    'type',
    'user_id',
    'version',
  ])
})

test('a changed, unsigned, foreign, ended or endless token is refused', async () => {
  const { key, tokens } = setUp()
  const header = { alg: 'HS256', kid: key.id, typ: 'JWT' }
  const good = await tokens.issue(user, session)
  const [head = '', body = '', signature = ''] = good.split('.')
  const raised = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"user"', '"admin"')).toString(
    'base64url',
  )
  const refused = [
    [head, raised, signature].join('.'),
    new UnsecuredJWT(claims).setExpirationTime('1h').encode(),
    await new SignJWT(claims).setProtectedHeader(header).setExpirationTime('1h').sign(newKey().secret),
    await new SignJWT(claims).setProtectedHeader(header).setExpirationTime('-1h').sign(key.secret),
    await new SignJWT(claims).setProtectedHeader(header).sign(key.secret),
    await new SignJWT(claims)
      .setProtectedHeader({ ...header, alg: 'HS512' })
      .setExpirationTime('1h')
      .sign(key.secret),
    await new SignJWT(claims)
      .setProtectedHeader({ ...header, jku: 'https://x' })
      .setExpirationTime('1h')
      .sign(key.secret),
    await new SignJWT({ ...claims, type: 'google' })
      .setProtectedHeader(header)
      .setExpirationTime('1h')
      .sign(key.secret),
    'a.b.c',
    '',
    'x'.repeat(5000),
  ]
  for (const token of refused) expect(await tokens.read(token)).toBeUndefined()
  expect(
    await new SignJWT(claims).setProtectedHeader(header).setExpirationTime('1h').sign(key.secret).then(tokens.read),
  ).toBeDefined()
})
