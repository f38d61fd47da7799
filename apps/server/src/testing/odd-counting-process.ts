import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod'

/** Stands where the lab's counting stands. Each text says how it behaves there; what was approved is counted as well. */
const words = { type: 'string' } as const
const { values } = parseArgs({ options: { asked: words, approved: words, model: words } })
const linesOf = (file = ''): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)
const Asked = z.object({ id: z.string(), text: z.string() })

const approved = linesOf(values.approved).length
for (const line of linesOf(values.asked)) {
  const { id, text } = Asked.parse(JSON.parse(line))
  if (text.includes('behave: die')) process.kill(process.pid, 'SIGKILL')
  if (text.includes('behave: sleep')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000)
  process.stdout.write(
    `${JSON.stringify({ id, scam: approved, honest: values.model === undefined ? 0 : 1, messages: 9 })}\n`,
  )
}
