import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('no setting is mandatory', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, role: 'all', dataFolder: './data', sessionSeconds: 604_800 })
})

test('every mistake is named', () => {
  expect(() => readConfig({ PORT: 'high', ATLAS_ROLE: 'boss', SESSION_SECRET: 'short' })).toThrow(
    /PORT[\s\S]*ATLAS_ROLE[\s\S]*SESSION_SECRET|SESSION_SECRET[\s\S]*PORT|PORT[\s\S]*SESSION_SECRET/,
  )
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('an origin with a path or a star is refused', () => {
  expect(() => readConfig({ CORS_ORIGINS: 'https://a.example/path' })).toThrow(/CORS_ORIGINS/)
  expect(() => readConfig({ CORS_ORIGINS: '*' })).toThrow(/CORS_ORIGINS/)
  expect(readConfig({ CORS_ORIGINS: 'https://a.example, http://b.example:8080' }).corsOrigins).toHaveLength(2)
})

test('lists lie in the data folder unless said otherwise, and services are off', () => {
  expect(readConfig({ ATLAS_DATA: '/srv/atlas' }).listsFolder).toBe('/srv/atlas/lists')
  expect(readConfig({ ATLAS_LISTS: '/srv/lists' }).listsFolder).toBe('/srv/lists')
  expect(readConfig({}).services).toEqual({ virusTotalSubmit: false, rdap: false })
  expect(() => readConfig({ URLSCAN_KEY: 'two words\n' })).toThrow(/URLSCAN_KEY/)
})

test('Google is off without a client id, and half a setting is named', () => {
  expect(readConfig({ PUBLIC_URL: 'https://atlas.example' }).google).toBeUndefined()
  const all = {
    GOOGLE_CLIENT_ID: 'a.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'GOCSPX-0123456789',
    PUBLIC_URL: 'https://atlas.example/',
  }
  expect(readConfig(all).google).toMatchObject({
    issuer: 'https://accounts.google.com',
    publicUrl: 'https://atlas.example',
    isGoogle: true,
  })
  expect(() => readConfig({ ...all, PUBLIC_URL: '' })).toThrow(/PUBLIC_URL/)
  expect(() => readConfig({ ...all, GOOGLE_CLIENT_SECRET: '' })).toThrow(/GOOGLE_CLIENT_SECRET/)
  expect(() => readConfig({ ...all, GOOGLE_CLIENT_ID: '' })).toThrow(/GOOGLE_CLIENT_ID/)
})

test('an issuer and a public address without TLS are taken on this machine alone', () => {
  for (const wrong of ['http://accounts.example', 'ftp://127.0.0.1', 'accounts.google.com', 'https://a.example/?x=1'])
    expect(() => readConfig({ GOOGLE_ISSUER: wrong })).toThrow(/GOOGLE_ISSUER/)
  for (const wrong of ['http://atlas.example', 'https://atlas.example/path', 'http://127.0.0.1.evil.example'])
    expect(() => readConfig({ PUBLIC_URL: wrong })).toThrow(/PUBLIC_URL/)
  for (const right of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(() => readConfig({ PUBLIC_URL: right, GOOGLE_ISSUER: right })).not.toThrow()
})

test('lists to fetch are named by the operator or by their host', () => {
  const given = 'https://lists.example/a.txt?key=a=b, Quick Phish=https://other.example/b.csv'
  expect(readConfig({ ATLAS_FEEDS: given }).feeds).toEqual([
    { name: 'lists.example', address: 'https://lists.example/a.txt?key=a=b' },
    { name: 'Quick Phish', address: 'https://other.example/b.csv' },
  ])
  expect(readConfig({}).feeds).toEqual([])
})

test.each([
  ['http://lists.example/?key=secret', 'list 1: the address must begin with https://'],
  ['ok=https://a.example/, http://127.0.0.1/?key=secret', 'list 2: the address must begin with https://'],
  ['https://me:secret@lists.example/', 'hold no password'],
  ['secret', 'must begin with https://'],
  ['<b>=https://a.example/secret', 'list 1: the name must be letters and digits'],
  ['https://a.example/secret, https://a.example/other', 'list 2: the name is taken'],
  [Array.from({ length: 11 }, (_, number) => `https://a${number}.example/secret`).join(), 'at most 10'],
])('a wrong list is refused without repeating its address: %s', (given, words) => {
  const read = (): unknown => readConfig({ ATLAS_FEEDS: given })
  expect(read).toThrow(words)
  expect(read).toThrow(/ATLAS_FEEDS/)
  expect(read).not.toThrow(/secret/)
})

test('registries are asked only where that is turned on', () => {
  expect(readConfig({ RDAP: 'on' }).services.rdap).toBe(true)
  expect(() => readConfig({ RDAP: 'yes' })).toThrow(/RDAP/)
})
