import pg from 'pg'
import { type Connection, DATABASE, ROLE, runProgram, SUPERUSER } from './cluster.ts'
import type { Runner } from './runner.ts'

const RIGHTS = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/** Every statement that makes the role the owner of what lies in our schemas; those of PostgreSQL itself stay. */
const ownerships = `
  select format('alter schema %I owner to ${ROLE}', nspname) from ours
  union all
  select format('alter table %s owner to ${ROLE}', pg_class.oid::regclass) from pg_class
    join ours on ours.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select format('alter sequence %s owner to ${ROLE}', pg_class.oid::regclass) from pg_class
    join ours on ours.oid = relnamespace where relkind = 'S' and not exists
      (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i'))
  union all
  select format('alter routine %s owner to ${ROLE}', pg_proc.oid::regprocedure) from pg_proc
    join ours on ours.oid = pronamespace
  union all
  select format('alter type %s owner to ${ROLE}', pg_type.oid::regtype) from pg_type
    join ours on ours.oid = typnamespace where typtype in ('e', 'd', 'r')
      or typrelid in (select oid from pg_class where relkind = 'c')`

/** One statement, so all of it happens or nothing. It may be said again at any time. */
const statement = (password: string): string => `
  do $do$ declare command text; begin
    if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE}; end if;
    alter role ${ROLE} with ${RIGHTS} password '${password}';
    alter role ${SUPERUSER} with password null;
    alter database ${DATABASE} owner to ${ROLE};
    for command in with ours as
      (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema') ${ownerships}
    loop execute command; end loop;
  end $do$`

/** Has one statement done by PostgreSQL alone on its folder, without any connection: so it needs no password. */
export const runAlone = (runner: Runner, folder: string, sql: string): void => {
  const args = ['--single', '-D', folder, '-c', 'log_min_error_statement=panic', DATABASE]
  const result = runProgram(runner, 'postgres', args, `${sql.replaceAll(/\s+/g, ' ')}\n`)
  const complaint = /^.*(?:ERROR|FATAL|PANIC):.*$/m.exec(result.stderr)?.[0] ?? result.error?.message
  if (complaint !== undefined || result.status !== 0) throw new Error(complaint ?? `it ended with ${result.status}`)
}

/**
 * Makes the ordinary role, or gives it a new password, and hands it the tables of a cluster in which ATLAS used to be
 * superuser.
 */
export const makeRole = (runner: Runner, folder: string, password: string): void => {
  if (!/^[\w-]+$/.test(password)) throw new Error('a password of the database is made of plain characters')
  runAlone(runner, folder, statement(password))
}

const SPARE = `
  do $do$ begin
    for n in 1..4 loop perform pg_logical_emit_message(false, 'atlas', 'room'); perform pg_switch_wal(); end loop;
  end $do$`

/**
 * Makes four spare pieces of the log, 64 MB, which PostgreSQL then uses in turn. On a full disk a statement that needs
 * space is refused and the rest goes on; only a log that cannot grow would stop everything.
 */
export const reserveLog = (runner: Runner, folder: string): void => runAlone(runner, folder, SPARE)

const REFUSED = new Set(['28P01', '28000'])

/** False only when PostgreSQL knows no such role or another password. */
export const canSignIn = async (connection: Connection): Promise<boolean> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && REFUSED.has(error.code ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
