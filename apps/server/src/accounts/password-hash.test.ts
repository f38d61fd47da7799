import { expect, test } from 'vitest'
import { passwordHasher } from './password-hash.ts'

const hasher = passwordHasher(2)

test('a password is known again, another is not', async () => {
  const stored = await hasher.hash('Correct horse 7')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.verify('Correct horse 7', stored)).toBe(true)
  expect(await hasher.verify('correct horse 7', stored)).toBe(false)
})

test('a password is taken exactly as sent: no trimming, no folding, no cut at 72 bytes', async () => {
  const long = `A1${'x'.repeat(90)}`
  const stored = await hasher.hash(long)
  expect(await hasher.verify(`${long}y`, stored)).toBe(false)
  expect(await hasher.verify(` ${long}`, stored)).toBe(false)
})

test('a hash under weaker parameters is outdated', async () => {
  const stored = await hasher.hash('Correct horse 7')
  expect(hasher.isOutdated(stored)).toBe(false)
  expect(hasher.isOutdated(stored.replace('m=19456', 'm=4096'))).toBe(true)
})

test('when too many hashes wait, the next is told so at once', async () => {
  const small = passwordHasher(1)
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => small.hash('Correct horse 7')))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(60 - 2 - 32)
  expect(await small.hash('Correct horse 7')).toContain('argon2id')
})
