import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { readConfig } from '../../apps/server/src/config.ts'
import { openEngine } from '../../apps/server/src/engine.ts'
import { startServer } from '../../apps/server/src/server.ts'
import { migrateDatabase } from '../../apps/server/src/store/database.ts'
import { addressOf, startTestPostgres } from '../../apps/server/src/testing/test-postgres.ts'

/** What so many approved examples in the database cost a server: `node tools/with-runtime.mjs tools/bench/examples.ts 1000000`. */

const ROWS = Number(process.argv[2] ?? 1_000_000)
const PART = 100_000

const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1e6)

const fill = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  for (let from = 1; from <= ROWS; from += PART)
    await client.query(
      `insert into dataset_examples (id, text, label, kind, added_at)
       select gen_random_uuid(), 'Your ' || substr(w, 1, 7) || ' parcel is held at the ' || substr(w, 8, 7)
         || ' depot. Pay the ' || substr(w, 15, 6) || ' fee to ' || substr(w, 21, 6) || ' within ' || substr(w, 27, 5)
         || ' hours or it goes back to the sender.',
         case when n % 4 = 0 then 'honest' else 'scam' end, 'parcel', now() - n * interval '1 second'
       from (select n, translate(md5(n::text), '0123456789', 'ghijklmnop') as w from generate_series($1::int, $2::int) n) rows`,
      [from, Math.min(ROWS, from + PART - 1)],
    )
  await client.end()
}

/**
 * The most work that stood between two turns, in time of the processor: what a visitor waits on a machine that is free.
 * On a busy one the clock on the wall mostly tells how busy it is.
 */
const watchTurns = () => {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [before, longest] = [used(), 0]
  const timer = setInterval(() => {
    const now = used()
    longest = Math.max(longest, now - before)
    before = now
  }, 1)
  return () => {
    clearInterval(timer)
    return Math.round(longest)
  }
}

const run = async (connectionString: string): Promise<void> => {
  const engine = openEngine({ report: () => {} })
  let learned = 0
  const counting = {
    ...engine,
    learn: (lesson: Parameters<typeof engine.learn>[0]): void => {
      learned += 1
      engine.learn(lesson)
    },
  }
  const settings = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: connectionString, ATLAS_ROLE: 'web' }
  const start = performance.now()
  const server = await startServer(readConfig(settings), pino({ level: 'silent' }), counting)
  console.log(`listening after ${Math.round(performance.now() - start)} ms, ${megabytes()} MB, ${learned} learned`)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const endTurns = watchTurns()
  for (let before = -1; before !== learned; await sleep(3000)) before = learned
  delay.disable()
  const longest = endTurns()
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${learned} learned after ${seconds} s (3 s of it waiting), ${megabytes()} MB`)
  console.log(
    `longest wait of a request meanwhile ${Math.round(delay.max / 1e6)} ms, 99 % below ${Math.round(delay.percentile(99) / 1e6)} ms`,
  )
  console.log(`most work between two turns ${longest} ms`)
  await server.stop()
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-examples-'))
const postgres = await startTestPostgres(folder)
try {
  await migrateDatabase(postgres.connection)
  await fill(addressOf(postgres.connection))
  console.log(`${ROWS} examples in the database`)
  await run(addressOf(postgres.connection))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
