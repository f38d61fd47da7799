import { parseArgs } from 'node:util'
import { line, type Level, measure } from './load-level.ts'
import { startLoadServer } from './load-server.ts'
import { textMaker } from './load-texts.ts'

/**
 * POST /api/analyze of real servers with the real engine, texts that were never sent before, many visitors.
 * `npm run bench:load -- [--short] [--folder OTHER_CLONE]...`: other clones are measured in turns with this one.
 */

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, folder: { type: 'string', multiple: true, default: [] } },
})
const here = new URL('../..', import.meta.url).pathname
const SECONDS = values.short ? 3 : 6
const SIZES = values.short ? (['mix'] as const) : ([300, 1200, 3000, 'mix'] as const)
const AT_ONCE = values.short ? [1, 4, 16, 64] : [1, 4, 16, 64, 200]
const OVERLOAD = 5

const goodput = ({ read, seconds }: Level): number => read.length / seconds

const bench = async (folder: string): Promise<void> => {
  const server = await startLoadServer(folder)
  const next = textMaker()
  try {
    console.log(`\n${folder === here ? 'this repository' : folder}`)
    // The first texts start the processes and show the pace.
    await measure(server.url, { size: 'mix', atOnce: 2, seconds: 5 }, next)
    console.log(`| characters | at once | checks/s | p50 ms | p99 ms | p99 / lone | encoder % | 503/s | 503 p99 ms |`)
    console.log(`|---|---|---|---|---|---|---|---|---|`)
    for (const size of SIZES) {
      let lone: Level | undefined
      let peak: Level | undefined
      for (const atOnce of AT_ONCE) {
        const level = await measure(server.url, { size, atOnce, seconds: SECONDS }, next)
        lone ??= level
        if (peak === undefined || goodput(level) > goodput(peak)) peak = level
        console.log(line(level, lone))
      }
      if (peak === undefined || lone === undefined) continue
      const over = await measure(server.url, { size, atOnce: OVERLOAD * peak.atOnce, seconds: SECONDS }, next)
      console.log(line(over, lone))
      const share = (100 * goodput(over)) / goodput(peak)
      console.log(`| ${size} | five times the peak (${peak.atOnce}): ${share.toFixed(0)} % of its checks/s (bar 80) |`)
    }
  } finally {
    await server.stop()
  }
}

for (const folder of [...values.folder, here]) await bench(folder)
