import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder, query, start } from './testing/embedded-postgres.ts'
import { newDatabase } from './testing/server-under-test.ts'

type Settings = Readonly<Record<string, string>>

const runTool = (name: 'admin' | 'backup' | 'restore', settings: Settings, ...args: readonly string[]) => {
  const file = path.join(import.meta.dirname, `${name}.ts`)
  const env = { PATH: process.env['PATH'] ?? '', ADMIN_PASSWORD: 'Seven brown Otters 7', ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

const succeed = (...given: Parameters<typeof runTool>): string => {
  const { status, said } = runTool(...given)
  expect({ status, said }).toMatchObject({ status: 0 })
  return said
}

test('by the commands: from embedded to DATABASE_URL and back, deletions included, each refusal in a sentence', async () => {
  const files = mkdtempSync(path.join(os.tmpdir(), 'atlas-backup-'))
  onTestFinished(() => rmSync(files, { recursive: true, force: true }))
  const embedded = { ATLAS_DATA: newFolder() }
  expect(runTool('backup', embedded, path.join(files, 'none')).said).toMatch(/There is no database in/)
  const { connection } = await start(embedded.ATLAS_DATA)
  for (const name of ['ann', 'ben', 'eve']) succeed('admin', embedded, 'create', name)
  const first = path.join(files, 'first.backup')
  expect(succeed('backup', embedded, first)).toMatch(/users: 3 rows.*is whole/s)
  succeed('admin', embedded, 'delete', 'eve')
  expect(runTool('admin', embedded, 'delete', 'eve').said).toMatch(/There is no account called eve/)
  expect(runTool('restore', embedded, first).said).toMatch(/A server is using/)
  succeed('backup', embedded, path.join(files, 'second.backup'))

  const other = { DATABASE_URL: await newDatabase() }
  expect(succeed('restore', other, first)).toMatch(/users: 3 rows.*Deleted again: 1/s)
  expect(succeed('admin', other, 'list')).toMatch(/^ann .*\nben .*\n$/)
  expect(runTool('restore', other, first)).toMatchObject({ status: 1, said: expect.stringMatching(/not empty/) })

  const away = mkdtempSync(path.join(files, 'away-'))
  succeed('backup', other, path.join(away, 'third.backup'))
  rmSync(path.join(away, 'deletions.ndjson'))
  const back = { ATLAS_DATA: newFolder() }
  expect(runTool('restore', back, path.join(away, 'third.backup')).said).toMatch(/There is no list of deletions/)
  expect(existsSync(path.join(back.ATLAS_DATA, 'postgres'))).toBe(false)
  succeed('restore', back, path.join(away, 'third.backup'), '--deletions', path.join(files, 'deletions.ndjson'))
  const there = await start(back.ATLAS_DATA)
  const names = 'select username from users order by 1'
  expect(await query(there.connection, names)).toEqual(await query(connection, names))
  expect(await query(there.connection, 'select id from deletions')).toEqual(
    await query(connection, 'select id from deletions'),
  )
}, 120_000)
