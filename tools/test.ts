import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'

/** Runs the tests and closes with one plain line: how many passed, how many failed. */

const Summary = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })

const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-tests-'))
const file = path.join(folder, 'results.json')
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
const run = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
try {
  const { numPassedTests, numFailedTests, numPendingTests } = Summary.parse(JSON.parse(readFileSync(file, 'utf8')))
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(run.status ?? 1)
