import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { analyzeLink } from '../analyze-link.ts'
import { MODEL_URL, model } from '../../../testing/link-model.ts'
import { loadLinkModel } from './load-model.ts'

const MEGABYTE = 1_000_000

/** Bars for a machine of its own (`npm run bench:link` holds them); tests share theirs with other work. */
const BUSY = 5
const LOAD_MS = 150
const DECISION_MS = 1

test('the model file is within its limits on disk and over the wire', () => {
  expect(statSync(MODEL_URL).size).toBeLessThanOrEqual(6 * MEGABYTE)
  expect(gzipSync(readFileSync(MODEL_URL), { level: 9 }).length).toBeLessThanOrEqual(2 * MEGABYTE)
})

test('the model loads quickly', () => {
  const bytes = readFileSync(MODEL_URL)
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    loadLinkModel(bytes)
    return performance.now() - started
  })
  expect(Math.min(...times)).toBeLessThan(LOAD_MS * BUSY)
})

test('a file that is no model, or cut short, is refused', () => {
  expect(() => loadLinkModel(new Uint8Array(100))).toThrow('not a link model')
  expect(() => loadLinkModel(readFileSync(MODEL_URL).subarray(0, 5000))).toThrow('cut short')
})

test('one decision takes about a millisecond at most', () => {
  const urls = ['paypal-login.xyz/verify?id=1', 'https://www.bbc.co.uk/news/world-1', 'https://a.b.c.example.com/x', 'bit.ly/x', 'securepaypallogin.net']
  for (let i = 0; i < 200; i += 1) for (const url of urls) analyzeLink(url, model)
  const started = performance.now()
  for (let i = 0; i < 200; i += 1) for (const url of urls) analyzeLink(url, model)
  expect((performance.now() - started) / 1000).toBeLessThan(DECISION_MS * BUSY)
})
