import pg from 'pg'
import * as z from 'zod'
import type { Target } from '../database.ts'
import { sumOf, type TableHeader, type TableSum } from './format.ts'

const Tables = z.array(z.object({ name: z.string(), columns: z.array(z.string()), types: z.array(z.string()) }))
const Keys = z.array(z.object({ name: z.string(), key: z.array(z.string()) }))
const References = z.array(z.object({ name: z.string(), refers: z.string() }))
const Sequences = z.array(z.object({ column: z.string(), sequence: z.string() }))
const Texts = z.array(z.array(z.string().nullable()))

/** A table as it is in a database: the types are those of its columns, in the same order. */
export type Table = TableHeader & { readonly types: readonly string[] }

const LONGEST = 600_000

/** A connection for long work: nothing of it may wait for ever, but for minutes. */
export const connect = async (target: Target): Promise<pg.Client> => {
  const limits = { connectionTimeoutMillis: 5000, statement_timeout: LONGEST, lock_timeout: 30_000 } as const
  const client = new pg.Client({ ...target, ...limits, idle_in_transaction_session_timeout: LONGEST })
  client.on('error', () => {})
  await client.connect()
  // Every value is written the same way, whatever the server or the role prefers.
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set bytea_output = 'hex'; set extra_float_digits = 1; set search_path = public`)
  return client
}

/** Tables that a crash may forget (counters, what outside services said) are not worth a backup. */
const TABLES = `
  select relname as name, array_agg(attname::text order by attnum) as columns,
    array_agg(format_type(atttypid, atttypmod) order by attnum) as types
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname order by relname collate "C"`

const KEYS = `
  select relname as name, array_agg(attname::text order by position) as key
  from pg_index join pg_class on pg_class.oid = indrelid
    cross join unnest(indkey) with ordinality as part (number, position)
    join pg_attribute on attrelid = indrelid and attnum = number
  where indisprimary and relnamespace = 'public'::regnamespace group by relname`

const REFERENCES = `
  select child.relname as name, parent.relname as refers from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
  where contype = 'f' and child.relnamespace = 'public'::regnamespace and child.oid <> parent.oid`

/** What is referred to comes first. */
const inOrder = (tables: readonly Table[], references: z.infer<typeof References>): readonly Table[] => {
  const done: Table[] = []
  const isDone = (name: string): boolean => done.some((table) => table.name === name)
  const isKnown = (name: string): boolean => tables.some((table) => table.name === name)
  while (done.length < tables.length) {
    const next = tables.find(
      ({ name }) =>
        !isDone(name) &&
        references.every(
          (reference) => reference.name !== name || isDone(reference.refers) || !isKnown(reference.refers),
        ),
    )
    if (next === undefined) throw new Error('tables refer to each other in a circle')
    done.push(next)
  }
  return done
}

export const listTables = async (client: pg.Client): Promise<readonly Table[]> => {
  const tables = Tables.parse((await client.query(TABLES)).rows)
  const keys = new Map(Keys.parse((await client.query(KEYS)).rows).map(({ name, key }) => [name, key]))
  const references = References.parse((await client.query(REFERENCES)).rows)
  return inOrder(
    tables.map((table) => ({ ...table, key: keys.get(table.name) ?? table.columns })),
    references,
  )
}

export const quote = (name: string): string => pg.escapeIdentifier(name)

const FETCH = 200

/** The rows of a table as lines, in the order of its key, a few at a time. */
export async function* linesOfTable(client: pg.Client, { name, columns, key }: TableHeader): AsyncGenerator<string> {
  const values = columns.map((column) => `${quote(column)}::text`).join(', ')
  const order = key.map((column) => `${quote(column)}::text collate "C"`).join(', ')
  await client.query(`declare every_row no scroll cursor for select ${values} from ${quote(name)} order by ${order}`)
  while (true) {
    const { rows } = await client.query({ text: `fetch ${FETCH} from every_row`, rowMode: 'array' })
    for (const row of Texts.parse(rows)) yield JSON.stringify(row)
    if (rows.length < FETCH) break
  }
  await client.query('close every_row')
}

/** Count and sum of what a table holds now. */
export const sumTable = async (client: pg.Client, table: TableHeader): Promise<TableSum> => {
  const sum = sumOf(table.name)
  for await (const line of linesOfTable(client, table)) sum.add(line)
  return sum.result()
}

/** Adds rows, whose values are texts in the order of the columns. */
export const insertRows = async (
  client: pg.Client,
  { name, columns, types }: Table,
  rows: readonly (readonly (string | null)[])[],
): Promise<void> => {
  const names = columns.map(quote).join(', ')
  const values = columns.map((column, index) => `${quote(column)}::${types[index]}`).join(', ')
  const given = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  await client.query(
    `insert into ${quote(name)} (${names}) overriding system value
     select ${values} from unnest(${given}) as given (${names})`,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  )
}

/** Numbers that PostgreSQL gives out go on after the highest that is there. */
export const advanceSequences = async (client: pg.Client, { name, columns }: Table): Promise<void> => {
  const found = await client.query(
    `select name as column, pg_get_serial_sequence($1, name) as sequence from unnest($2::text[]) as name
     where pg_get_serial_sequence($1, name) is not null`,
    [quote(name), columns],
  )
  for (const { column, sequence } of Sequences.parse(found.rows))
    await client.query(
      `select setval($1::regclass, greatest((select max(${quote(column)}) from ${quote(name)}), 1)::bigint,
         exists (select from ${quote(name)}))`,
      [sequence],
    )
}
