import { analyzeImage, analyzeLink, analyzeText, type Endpoint, type TextReport, transcribe } from '@atlas/contract'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import * as z from 'zod/mini'
import { readAbout } from '../about.ts'
import { readConfig } from '../config.ts'
import { startDesk } from './desk.ts'
import { send } from './send.ts'

/** One check of each kind, the way a page makes it: through the door, over HTTP, by the real readers and models. */

const TEXT =
  'Hi, are you at your desk? Please buy three Steam gift cards of $100 each, scratch them and send me the codes here. Keep it between us.'
/** Of this nobody is certain at the first look: the encoder has to read it. */
const OPEN = 'Hello, could you help me with something important today? Please write back when you have a moment.'
const LINK = 'https://larkfieldbank.com.verify-desk.top/signin?id=8841'
const PICTURE = new URL('../testing/files/parcel.png', import.meta.url)
const RECORDING = new URL('../testing/files/voicemail.ogg', import.meta.url)

type Ask = <Reply extends z.core.$ZodType>(
  endpoint: Endpoint<z.core.$ZodType, Reply>,
  body: string | FormData,
) => Promise<z.output<Reply>>

type Check = { readonly name: string; readonly run: (ask: Ask) => Promise<string> }

const must = (isSo: boolean, otherwise: string): void => {
  if (!isSo) throw new Error(otherwise)
}

const formOf = (field: string, file: URL): FormData => {
  const form = new FormData()
  form.append(field, new Blob([readFileSync(file)]), 'sample')
  return form
}

const sayText = ({ verdict, score, caveat }: TextReport): string => {
  must(caveat === undefined, 'the encoder did not read it')
  must(verdict === 'scam', `a scam was called ${verdict}`)
  return `${verdict}, ${score.toFixed(2)}`
}

const checks: readonly Check[] = [
  {
    name: 'text',
    run: async (ask) => {
      const { depth } = await ask(analyzeText, JSON.stringify({ text: OPEN }))
      must(depth === 'half' || depth === 'all', `the encoder was not asked: ${depth}`)
      return sayText(await ask(analyzeText, JSON.stringify({ text: TEXT })))
    },
  },
  {
    name: 'link',
    run: async (ask) => {
      const { is_scam, details } = await ask(analyzeLink, JSON.stringify({ url: LINK }))
      must(is_scam, 'a scam was not called one')
      return `dangerous, ${details.malicious} of our engines say so`
    },
  },
  {
    name: 'picture',
    run: async (ask) => {
      const { text, analysis } = await ask(analyzeImage, formOf('image', PICTURE))
      must(text.includes('redelivery fee'), 'the words in the picture were not read')
      return `${text.length} characters read, ${sayText(analysis)}`
    },
  },
  {
    name: 'recording',
    run: async (ask) => {
      const { transcript } = await ask(transcribe, formOf('audio', RECORDING))
      must(transcript.split(' ').length > 10, 'the words in the recording were not written down')
      const report = await ask(analyzeText, JSON.stringify({ text: transcript }))
      return `${transcript.split(' ').length} words written down, ${sayText(report)}`
    },
  },
]

/** Lets itself in, as the window does, and speaks with the cookie it was given. */
const enter = async (address: string): Promise<Ask> => {
  const { origin } = new URL(address)
  const door = await send(address)
  const [cookie = ''] = (door.headers['set-cookie']?.[0] ?? '').split(';')
  const page = await send(origin, { headers: { cookie } })
  must(page.status === 200 && page.text.includes('<div id="root">'), 'the page did not come')
  return async (endpoint, body) => {
    const isText = typeof body === 'string'
    const form = new Response(body)
    const kind = isText ? 'application/json' : (form.headers.get('content-type') ?? '')
    const bytes = Buffer.from(await form.arrayBuffer())
    const headers = { cookie, 'content-type': kind, 'content-length': bytes.length }
    const answer = await send(origin + endpoint.path, { method: 'POST', headers, body: bytes })
    must(answer.status === 200, `answered ${answer.status}: ${answer.text}`)
    return z.parse(endpoint.reply, JSON.parse(answer.text))
  }
}

const runChecks = async (ask: Ask, say: (line: string) => void): Promise<boolean> => {
  let isGood = true
  for (const { name, run } of checks) {
    const begun = performance.now()
    const seconds = (): string => ((performance.now() - begun) / 1000).toFixed(1)
    try {
      say(`ok    ${name}: ${await run(ask)} (${seconds()} s)`)
    } catch (error) {
      isGood = false
      say(`FAIL  ${name}: ${error instanceof Error ? error.message : String(error)} (${seconds()} s)`)
    }
  }
  return isGood
}

const print = (line: string): void => {
  try {
    process.stdout.write(`${line}\n`)
  } catch {
    // A program without a console has nowhere to write to; the lines are kept in a file, too.
  }
}

export const selfTest = async (): Promise<{ lines: readonly string[]; isGood: boolean }> => {
  const lines: string[] = []
  const say = (line: string): void => {
    lines.push(line)
    print(line)
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-self-test-'))
  const begun = performance.now()
  say(`ATLAS ${readAbout().version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`)
  const presence = { patience: 600_000, firstPatience: 600_000, onEmpty: () => {} }
  const notes = pino({ level: 'warn' }, { write: (line: string) => lines.push(line.trimEnd()) })
  const desk = await startDesk(readConfig({ ATLAS_ROLE: 'desk', ATLAS_DATA: folder }), notes, presence)
  try {
    say(`ready after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    const isGood = await runChecks(await enter(desk.newAddress()), say)
    say(isGood ? 'All four checks work.' : 'Not every check works.')
    return { lines, isGood }
  } finally {
    await desk.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
