import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeTurn } from './replace.ts'
import { folderWith } from './small-corpus.ts'

const names = Array.from({ length: 40 }, (_, number) => `en/${number}.txt`)
let folder = ''

beforeEach(() => {
  folder = folderWith(Object.fromEntries(names.map((name) => [name, 'old'])))
})
afterEach(() => rmSync(folder, { recursive: true }))

const states = (): string[] => [...new Set(names.map((name) => readFileSync(join(folder, name), 'utf8').slice(0, 3)))]

const script = `
  const { takeTurn } = await import(${JSON.stringify(new URL('replace.ts', import.meta.url).href)})
  const turn = takeTurn(process.argv[1])
  process.stdout.write('begun')
  turn.replace(new Map(${JSON.stringify(names)}.map((name) => [name, 'new'.repeat(50_000)])))
`

/** A process of its own that replaces all files and is killed after so many milliseconds of it. */
const replaceAndKill = async (after: number): Promise<void> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  await wait(after)
  child.kill('SIGKILL')
  await ended
}

describe('files are replaced all or none', () => {
  test.each([0, 3, 6, 10, 15, 25, 40, 80])('killed after %i ms', async (after) => {
    await replaceAndKill(after)
    const turn = takeTurn(folder)
    turn.end()
    expect(states()).toHaveLength(1)
    expect(existsSync(join(folder, '.adding'))).toBe(false)
  })

  test('killed between two renames: the next one finishes it', () => {
    const staging = join(folder, '.adding')
    mkdirSync(staging)
    for (const [number] of names.entries()) writeFileSync(join(staging, String(number)), 'new')
    writeFileSync(join(staging, 'list.json'), JSON.stringify(names))
    renameSync(join(staging, '0'), join(folder, 'en/0.txt'))
    expect(states()).toEqual(['new', 'old'])
    const turn = takeTurn(folder)
    expect(turn.finished).toBe(true)
    expect(states()).toEqual(['new'])
    turn.end()
  })

  test('a file that cannot be put into its place: the others wait for the next one', () => {
    const inTheWay = join(folder, 'en/1.txt')
    rmSync(inTheWay)
    mkdirSync(join(inTheWay, 'something'), { recursive: true })
    const turn = takeTurn(folder)
    expect(() => turn.replace(new Map(names.map((name) => [name, 'new'])))).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/)
    turn.end()
    rmSync(inTheWay, { recursive: true })
    writeFileSync(join(folder, '.adding', 'pid'), '0')
    takeTurn(folder).end()
    expect(states()).toEqual(['new'])
  })

  test('killed before the list stood: nothing has happened', () => {
    mkdirSync(join(folder, '.adding'))
    writeFileSync(join(folder, '.adding', '0'), 'ne')
    const turn = takeTurn(folder)
    expect(turn.finished).toBe(false)
    expect(states()).toEqual(['old'])
    turn.end()
  })

  test('of many that come at the same moment one gets its turn', async () => {
    const racer = `const { takeTurn } = await import(${JSON.stringify(new URL('replace.ts', import.meta.url).href)})
      while (Date.now() < Number(process.argv[2])) {}
      try { takeTurn(process.argv[1]); console.log('turn') } catch { console.log('wait') }
      setInterval(() => {}, 1000)`
    const start = String(Date.now() + 1000)
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', racer, folder, start], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    )
    // Nobody ends before all have tried.
    const answers = await Promise.all(
      children.map(async ({ stdout }) => {
        const [said] = await once(stdout, 'data')
        return String(said).trim()
      }),
    )
    const ended = children.map((child) => once(child, 'exit'))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ended)
    expect(answers.filter((said) => said === 'turn')).toHaveLength(1)
    expect(readdirSync(folder).filter((name) => name.startsWith('.adding'))).toEqual(['.adding'])
  })

  test('two at once: the second is told to wait', () => {
    const turn = takeTurn(folder)
    expect(() => takeTurn(folder)).toThrow(`Process ${process.pid} is adding to the corpus just now; wait for it.`)
    turn.end()
    takeTurn(folder).end()
  })
})
