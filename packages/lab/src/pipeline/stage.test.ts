import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOfStage, runStage } from './stage.ts'

let out = ''
const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
}
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'atlas-stage-'))
  lines.length = 0
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

const stage = (value: string, inputs: Record<string, string>) => ({
  name: 'rows',
  inputs,
  work: (folder: string) => writeFileSync(path.join(folder, 'rows.txt'), value),
})
const content = (): string => readFileSync(path.join(out, 'rows', 'rows.txt'), 'utf8')

describe('a stage', () => {
  test('is skipped while nothing changed, and says what changed when it runs', async () => {
    await runStage(out, stage('one', { corpus: 'a' }), say)
    await runStage(out, stage('two', { corpus: 'a' }), say)
    expect(content()).toBe('one')
    await runStage(out, stage('three', { corpus: 'b' }), say)
    expect(content()).toBe('three')
    expect(lines.join('\n')).toContain('rows: changed: corpus')
  })

  test('runs again when somebody changed or took away what it wrote', async () => {
    await runStage(out, stage('one', { corpus: 'a' }), say)
    writeFileSync(path.join(out, 'rows', 'rows.txt'), 'meddled')
    await runStage(out, stage('one', { corpus: 'a' }), say)
    expect(content()).toBe('one')
  })

  test('that fails leaves what was there, and names no half-made folder', async () => {
    const folder = await runStage(out, stage('one', { corpus: 'a' }), say)
    const before = hashOfStage(folder)
    const failing = {
      name: 'rows',
      inputs: { corpus: 'b' },
      work: (fresh: string) => {
        writeFileSync(path.join(fresh, 'rows.txt'), 'half')
        throw new Error('no room')
      },
    }
    await expect(runStage(out, failing, say)).rejects.toThrow('no room')
    expect(content()).toBe('one')
    expect(hashOfStage(folder)).toBe(before)
    await runStage(out, stage('two', { corpus: 'b' }), say)
    expect(content()).toBe('two')
  })
})

const lockScript = (folder: string, hold: string): string[] => [
  '--input-type=module',
  '-e',
  `import { lockFolder } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)}
   lockFolder(${JSON.stringify(folder)}); console.log('held'); ${hold}`,
]

describe('two runs at once', () => {
  test('the second is turned away with a sentence; after a kill the next takes over', async () => {
    const first = spawn(process.execPath, lockScript(out, 'setInterval(() => {}, 1000)'))
    await once(first.stdout, 'data')
    const second = spawnSync(process.execPath, lockScript(out, ''), { encoding: 'utf8' })
    expect(second.status).not.toBe(0)
    expect(second.stderr).toContain(`Another run (process ${first.pid}) is at work`)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const third = spawnSync(process.execPath, lockScript(out, ''), { encoding: 'utf8' })
    expect(third.stderr).toBe('')
    expect(third.stdout).toBe('held\n')
    expect(existsSync(path.join(out, 'lock'))).toBe(false)
  })
})
