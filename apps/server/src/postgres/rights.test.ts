import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { answerIn, clusterIn, folderWithData, newFolder, query, start } from '../testing/embedded-postgres.ts'
import { runAsOwner } from '../testing/test-postgres.ts'
import { withEmbedded } from './embedded.ts'

const isRoot = process.getuid?.() === 0

test('the server works as an ordinary role that owns its tables', async () => {
  const { connection } = await start(newFolder())
  const [role] = await query(
    connection,
    `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
  )
  expect(Object.values(role ?? {})).toEqual([false, false, false, false, false])
  await query(connection, 'create schema own; create table own.one (id int); drop schema own cascade')
})

const FORBIDDEN = [
  `select pg_read_file('/etc/hostname')`,
  `copy (select 1) to program 'true'`,
  `copy (select 1) to '/tmp/atlas-never'`,
  'create role another superuser',
  'create database another',
  `alter role atlas password 'mine'`,
  'alter system set fsync = off',
]

test('what only a superuser may do is refused, and nobody can sign in as one', async () => {
  const { connection } = await start(newFolder())
  for (const sql of FORBIDDEN)
    await expect(query(connection, sql)).rejects.toThrow(/permission denied|must be|Only roles/)
  await expect(query({ ...connection, user: 'atlas' }, 'select 1')).rejects.toThrow(/password authentication failed/)
})

/** What the first versions left: the superuser owns everything and its password is in the file. */
const makeOld = async (folder: string): Promise<void> => {
  await withEmbedded(folder, (connection) =>
    query(
      connection,
      `create type mood as enum ('good', 'bad');
       create table kept (id serial primary key, feeling mood not null, note text);
       create sequence alone start 7;
       create function twice(n int) returns int language sql as 'select 2 * n';
       create schema jobs; create table jobs.parted (id int) partition by range (id);
       create table jobs.part partition of jobs.parted for values from (0) to (10);
       insert into kept (feeling, note) values ('good', 'one'), ('bad', 'two'); insert into jobs.parted values (3)`,
    ),
  )
  const password = readFileSync(path.join(folder, 'postgres', 'password'), 'utf8')
  runAsOwner(folder, 'reassign owned by atlas_app to atlas')
  runAsOwner(folder, 'drop role atlas_app')
  runAsOwner(folder, `alter role atlas password '${password}'`)
}

test('a cluster from before is moved over with all that is in it', async () => {
  const folder = newFolder()
  await makeOld(folder)
  const { connection } = await start(folder)
  expect(await query(connection, 'select note from kept order by id')).toEqual([{ note: 'one' }, { note: 'two' }])
  expect(await query(connection, `select twice(4), nextval('alone')::int as next`)).toEqual([{ twice: 8, next: 7 }])
  await query(
    connection,
    `alter type mood add value 'odd'; alter table kept add more text; insert into kept (feeling) values ('good');
     alter table jobs.parted add more int; drop function twice; drop schema jobs cascade`,
  )
  const left = `select relname from pg_class where relnamespace = 'public'::regnamespace and relowner <> 'atlas_app'::regrole`
  expect(await query(connection, left)).toEqual([])
})

const usersOf = (pid: number): readonly string[] =>
  /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]?.split('\t') ?? []
const nobody = ['65534', '65534', '65534', '65534']

test.runIf(isRoot)('started by root, PostgreSQL is nobody, and what lies above its folder is not its own', async () => {
  const folder = newFolder()
  const { pid } = await start(folder)
  expect(usersOf(pid())).toEqual(nobody)
  expect(statSync(path.join(folder, 'postgres')).uid).toBe(0)
  expect(statSync(clusterIn(folder)).mode & 0o777).toBe(0o700)
  expect(statSync(path.join(folder, 'postgres', 'password')).mode & 0o777).toBe(0o600)
})

test.runIf(isRoot)('the same in a folder that is closed to others', async () => {
  const closed = newFolder()
  chmodSync(closed, 0o700)
  const { pid, connection } = await start(path.join(closed, 'data'))
  expect(statSync(closed).mode & 0o777).toBe(0o700)
  expect(usersOf(pid())).toEqual(nobody)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(isRoot)(
  'a cluster that was root’s is given to nobody, and one of another user is run as that user',
  async () => {
    const folder = await folderWithData()
    execFileSync('chown', ['-R', '0:0', clusterIn(folder)])
    expect(await answerIn(folder)).toEqual({ answer: 42 })
    const other = await folderWithData()
    execFileSync('chown', ['-R', '12345:12345', clusterIn(other)])
    const { pid } = await start(other)
    expect(usersOf(pid())[0]).toBe('12345')
  },
)
