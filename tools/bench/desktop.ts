import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from '../../apps/web/e2e/chromium.ts'
import { PROGRAM } from '../desktop/assemble.ts'

/** How long the program takes to its first window, and what it needs while nobody asks it anything (Linux). */

const root = path.resolve(import.meta.dirname, '../..')
const work = path.join(root, 'dist/desktop/work')
const bundled = path.join(work, 'linux', PROGRAM)
const node = path.join(work, `node-linux/node_modules/node-linux-${process.arch}/bin/node`)
const isBuilt = existsSync(bundled) && existsSync(node)
const TEXT = 'Please buy three Steam gift cards of $100 each, scratch them and send me the codes here.'
/** Its helpers leave after two idle minutes. */
const IDLE_MILLISECONDS = 135_000

/** The process and all it started, in megabytes of resident memory. */
const memoryOf = (pid: number): number => {
  const families = new Map<number, number[]>()
  for (const file of globSync('/proc/[0-9]*/stat')) {
    try {
      const [, child = '', parent = ''] = /^(\d+) \(.*\) \S (\d+)/s.exec(readFileSync(file, 'utf8')) ?? []
      families.set(Number(parent), [...(families.get(Number(parent)) ?? []), Number(child)])
    } catch {
      // It has ended meanwhile.
    }
  }
  const own = (one: number): number => {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${one}/status`, 'utf8')) ?? []
    return Number(kilobytes) + (families.get(one) ?? []).reduce((sum, child) => sum + own(child), 0)
  }
  return Math.round(own(pid) / 1000)
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-bench-'))
const browser = await launch()
const begun = performance.now()
const seconds = (): string => ((performance.now() - begun) / 1000).toFixed(1)
const [program, file] = isBuilt ? [node, bundled] : [process.execPath, path.join(root, PROGRAM)]
const flags = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning']
const child = spawn(program, [...flags, file, '--no-window'], {
  env: { PATH: process.env['PATH'], ATLAS_DATA: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = new Promise((resolve) => child.once('exit', resolve))
try {
  const address = await new Promise<string>((resolve) => {
    let said = ''
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      const found = /ready: (http:\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  console.log(
    `${isBuilt ? 'the bundle, with its own Node' : 'the sources: nothing is built'}; ready after ${seconds()} s`,
  )
  const page = await browser.newPage()
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  console.log(`first window after ${seconds()} s`)
  await sleep(5000)
  console.log(`idle, before the first check: ${memoryOf(child.pid ?? 0)} MB`)
  await page.goto(`${new URL(address).origin}/text`)
  await page.getByLabel('Message to check').fill(TEXT)
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await page.locator('#verdict').waitFor({ timeout: 60_000 })
  console.log(`just after a text: ${memoryOf(child.pid ?? 0)} MB`)
  await sleep(IDLE_MILLISECONDS)
  console.log(`idle again: ${memoryOf(child.pid ?? 0)} MB`)
} finally {
  await browser.close()
  child.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
