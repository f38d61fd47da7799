import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import * as z from 'zod'
import { readConfig } from '../../apps/server/src/config.ts'
import { startServer } from '../../apps/server/src/server.ts'

/**
 * Lighthouse, mobile and throttled, over the public pages of a real server: each page three times, the middle one
 * counts. Needs a Chromium and the npm registry.
 */

const PAGES = [
  '/',
  '/text',
  '/image',
  '/audio',
  '/link',
  '/help',
  '/vision',
  '/benchmark',
  '/whats-new',
  '/desktop',
  '/mobile',
  '/privacy-policy',
  '/terms-of-service',
] as const

const Result = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
})

const MOST_MILLISECONDS = 180_000
const RUNS = 3

/** The server under test lives in this process, so nothing here may block it. */
const runNpm = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('npm', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: MOST_MILLISECONDS })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })

type Measured = { readonly performance: number; readonly line: string }

const measureOnce = async (url: string, folder: string): Promise<Measured | undefined> => {
  const file = path.join(folder, 'result.json')
  const args = [
    'exec',
    '--yes',
    '--package=lighthouse@13.5.0',
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    '--chrome-flags=--headless=new --no-sandbox',
  ]
  const env = { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' }
  if (!(await runNpm(args, env))) return undefined
  const { categories, audits } = Result.parse(JSON.parse(readFileSync(file, 'utf8')))
  const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${Math.round((score ?? 0) * 100)}`)
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
  const line = [...scores, ...times.map((name) => `${name} ${audits[name]?.displayValue ?? '?'}`)].join(', ')
  return { performance: categories['performance']?.score ?? 0, line }
}

/** One run alone says more about the machine's other work than about the page. */
const measure = async (url: string, folder: string): Promise<string> => {
  const runs: Measured[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const measured = await measureOnce(url, folder)
    if (measured !== undefined) runs.push(measured)
  }
  const inOrder = runs.toSorted((left, right) => left.performance - right.performance)
  return inOrder[Math.floor(inOrder.length / 2)]?.line ?? 'could not be measured'
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-bench-'))
const settings = { PORT: '0', HOST: '127.0.0.1', ATLAS_DATA: path.join(folder, 'data'), ATLAS_LIMIT_SCALE: '1000' }
const server = await startServer(readConfig(settings), pino({ level: 'silent' }))
try {
  for (const page of PAGES) console.log(`${page}: ${await measure(server.url + page, folder)}`)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
