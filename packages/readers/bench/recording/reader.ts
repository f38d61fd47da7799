import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const Reading = z.object({
  transcript: z.string(),
  duration: z.number(),
  warnings: z.array(z.string()),
})

const Answer = z.object({
  kind: z.literal('read'),
  result: z.union([Reading, z.object({ refusal: z.string() })]),
  cpu: z.number(),
  peak: z.number(),
})

export type Outcome = {
  readonly transcript: string
  readonly duration: number
  readonly warnings: readonly string[]
  readonly refusal: string | undefined
  /** Seconds of processor time, decoder included. */
  readonly cpu: number
  /** Megabytes. */
  readonly peak: number
  readonly decoderPeak: number
}

export type Reader = { read: (file: string) => Promise<Outcome>; close: () => void }

const TICKS_PER_SECOND = 100

/** The last of the line: between the reader and its decoder stand the programs that build walls. */
const youngest = (pid: string): string => {
  const children = `/proc/${pid}/task/${pid}/children`
  const [child = ''] = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : []
  return child === '' ? pid : youngest(child)
}

/** What the decoder used so far; only Linux tells. */
const lookAtDecoder = (reader: number): { readonly cpu: number; readonly peak: number } => {
  const child = youngest(String(reader))
  if (child === String(reader)) return { cpu: 0, peak: 0 }
  try {
    const stat = readFileSync(`/proc/${child}/stat`, 'utf8').split(' ')
    const high = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1]
    return { cpu: (Number(stat[13]) + Number(stat[14])) / TICKS_PER_SECOND, peak: Number(high ?? 0) / 1000 }
  } catch {
    return { cpu: 0, peak: 0 }
  }
}

export const startReader = async (): Promise<Reader> => {
  const child = fork(path.join(import.meta.dirname, 'reader-process.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return {
    close: () => void child.kill(),
    read: async (file) => {
      const decoder = { cpu: 0, peak: 0 }
      const timer = setInterval(() => {
        const { cpu, peak } = lookAtDecoder(child.pid ?? 0)
        decoder.cpu = Math.max(decoder.cpu, cpu)
        decoder.peak = Math.max(decoder.peak, peak)
      }, 50)
      child.send(file)
      const [message]: unknown[] = await once(child, 'message')
      clearInterval(timer)
      const { result, cpu, peak } = Answer.parse(message)
      const reading =
        'refusal' in result
          ? { transcript: '', duration: 0, warnings: [], refusal: result.refusal }
          : { ...result, refusal: undefined }
      return { ...reading, cpu: cpu + decoder.cpu, peak, decoderPeak: decoder.peak }
    },
  }
}
