import autocannon from 'autocannon'
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

/** POST /api/analyze beside a bare Fastify handler that does the same validation, in turns, in one run. */

const ROUNDS = 4
const SECONDS = 5

const start = (kind: 'bare' | 'atlas'): Promise<{ child: ChildProcess; url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'http-servers.ts'), kind], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.once('exit', () => reject(new Error(`the ${kind} server ended`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /url (http\S+)/.exec(chunk.toString())?.[1]
      if (url !== undefined) resolve({ child, url: url.replace('localhost', '127.0.0.1') })
    })
  })

const body = JSON.stringify({ text: 'Your parcel is waiting. Please check the details before Friday. '.repeat(8) })

const fire = (url: string, seconds: number) =>
  autocannon({
    url: `${url}/api/analyze`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    connections: 100,
    duration: seconds,
  })

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const bare = await start('bare')
const atlas = await start('atlas')
await fire(bare.url, 2)
await fire(atlas.url, 2)
const ratios: number[] = []
const spreads: number[] = []
for (let round = 1; round <= ROUNDS; round += 1) {
  const one = await fire(bare.url, SECONDS)
  const two = await fire(atlas.url, SECONDS)
  const ratio = two.requests.average / one.requests.average
  const spread = two.latency.p99 / Math.max(two.latency.p50, 1)
  ratios.push(ratio)
  spreads.push(spread)
  console.log(
    `round ${round}: bare ${one.requests.average.toFixed(0)}/s, atlas ${two.requests.average.toFixed(0)}/s, ratio ${ratio.toFixed(2)}, ` +
      `p50 ${two.latency.p50} ms, p99 ${two.latency.p99} ms, not 200: ${two.non2xx}, errors ${two.errors}`,
  )
}
console.log(
  `median ratio ${median(ratios).toFixed(2)} (bar .60), median p99/p50 ${median(spreads).toFixed(1)} (bar 10)`,
)
bare.child.kill()
atlas.child.kill('SIGTERM')
