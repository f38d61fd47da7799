import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Bar, barLine, holds } from './bars.ts'
import { finishPromotion, writeTogether } from './write-together.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'atlas-promote-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string): string => path.join(folder, name)
const read = (name: string): string => readFileSync(file(name), 'utf8')

describe('what is published together', () => {
  test('changes all at once and leaves nothing beside', () => {
    writeFileSync(file('core.bin'), 'old')
    writeTogether(
      [
        { to: file('core.bin'), content: 'new' },
        { to: file('MODEL.md'), content: 'card' },
      ],
      folder,
    )
    expect([read('core.bin'), read('MODEL.md')]).toEqual(['new', 'card'])
    expect(existsSync(file('core.bin.new'))).toBe(false)
    expect(existsSync(file('promotion.json'))).toBe(false)
  })

  test('killed while it was written beside, the old one stands whole', () => {
    writeFileSync(file('core.bin'), 'old')
    writeFileSync(file('core.bin.new'), 'half of the n')
    finishPromotion(folder)
    expect(read('core.bin')).toBe('old')
  })

  test('killed between two moves, the next run ends it', () => {
    writeFileSync(file('core.bin'), 'new')
    writeFileSync(file('MODEL.md'), 'old card')
    writeFileSync(file('MODEL.md.new'), 'new card')
    writeFileSync(file('promotion.json'), JSON.stringify([file('core.bin'), file('MODEL.md')]))
    finishPromotion(folder)
    expect([read('core.bin'), read('MODEL.md')]).toEqual(['new', 'new card'])
  })

  test('killed at any moment, the files are those of one model and never of two', async () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => file(name))
    const script = `import { writeTogether } from ${JSON.stringify(new URL('write-together.ts', import.meta.url).href)}
      console.log('begun')
      for (let round = 1; ; round++)
        writeTogether(${JSON.stringify(names)}.map((to) => ({ to, content: String(round).repeat(20000) })), ${JSON.stringify(folder)})`
    for (const wait of [5, 20, 60]) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script])
      await once(child.stdout, 'data')
      await new Promise((resolve) => setTimeout(resolve, wait))
      child.kill('SIGKILL')
      await once(child, 'exit')
      finishPromotion(folder)
      const contents = names.filter((name) => existsSync(name)).map((name) => readFileSync(name, 'utf8').slice(0, 20))
      expect(new Set(contents).size).toBeLessThanOrEqual(1)
    }
  })
})

describe('a bar', () => {
  const most: Bar = { name: 'alarms', value: 0.05, most: 0.042 }
  test('fails above, holds at and below, and fails where nothing was measured', () => {
    expect([most, { ...most, value: 0.042 }, { ...most, value: Number.NaN }].map(holds)).toEqual([false, true, false])
    expect(holds({ name: 'caught', value: 0.91, least: 0.92 })).toBe(false)
    expect(barLine(most)).toBe('FAILS  alarms: 0.05, at most 0.042')
  })
})
