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
  expect(readConfig({}).services).toEqual({ virusTotalSubmit: false })
  expect(() => readConfig({ URLSCAN_KEY: 'two words\n' })).toThrow(/URLSCAN_KEY/)
})
