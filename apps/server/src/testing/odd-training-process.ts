import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'

/**
 * Stands where the lab stands, so that a test need not train for ten minutes: it answers with the shipped model, a
 * little changed. What the first approved example says decides how it behaves.
 */
const { values } = parseArgs({ options: { approved: { type: 'string' }, out: { type: 'string' } } })
const { approved = '', out = '' } = values
const lines = readFileSync(approved, 'utf8')
const sleep = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000)

const modelFile = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@atlas/engine/model/text/${name}`))

process.stdout.write('rows: first time\n')
process.stdout.write('fold 2 of 5 read without having seen it\n')
writeFileSync(path.join(out, 'seen.jsonl'), lines)
if (lines.includes('behave: sleep')) sleep()
if (lines.includes('behave: die')) process.kill(process.pid, 'SIGKILL')
if (lines.includes('behave: eat')) {
  const eaten = Array.from({ length: 40 }, () => Buffer.alloc(10_000_000, 1))
  sleep()
  process.stdout.write(`${eaten.length}\n`)
}
const core = modelFile('core.bin')
// A weight more or less: another model, as good as the one before.
core[0] = ((core[0] ?? 0) + 1 + (lines.length % 50)) % 256
const sha256 = createHash('sha256').update(core).digest('hex')
const settings = z.looseObject({ version: z.string() }).parse(JSON.parse(modelFile('settings.json').toString('utf8')))
const version = `text-${sha256.slice(0, 16)}`
const isGood = !lines.includes('behave: worse')
const line = { caught: 0.93, alarms: 0.038 }
const result = {
  isGood,
  model: version,
  base: settings.version,
  core: lines.includes('behave: mix up') ? 'another' : sha256,
  bars: [
    { name: 'benchmark scams above 1.5', value: 0.93, least: 0.92, holds: true },
    { name: 'honest benchmark messages above 1.5', value: isGood ? 0.038 : 0.09, most: 0.042, holds: isGood },
  ],
  shipped: line,
  now: line,
}
const folder = path.join(out, 'result')
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'core.bin'), core)
writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ ...settings, version }))
writeFileSync(path.join(folder, 'result.json'), JSON.stringify(result))
