import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openReaders } from '../../../packages/readers/src/index.ts'
import type { Channel } from './channel.ts'
import { drawnChannels } from './drawn.ts'
import { htmlChannels } from './html-mail.ts'
import { type Judge, openJudge } from './judge.ts'
import { type Kept, openKept } from './kept.ts'
import { chooseMessages, type Message, readPiles } from './messages.ts'
import { spokenChannels } from './spoken.ts'
import { HEAD, type Judged, scoreOf, tableLine } from './table.ts'

/**
 * npm run bench:channels: held-back English messages as text, and as what comes out of real channels: spoken and written
 * down, drawn and read, wrapped into HTML and copied. Needs chromium, ffmpeg, sox, flite, festival, espeak-ng; a row
 * whose tool is missing is left out, and said.
 */
const { values: options } = parseArgs({
  options: {
    /** So many scams and so many honest messages a channel. */
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    /** Part of a channel's name. */
    only: { type: 'string', default: '' },
    /** A file that keeps what the readers read. Another reader needs another file. */
    keep: { type: 'string' },
    /** A folder with another text model and, inside it, its encoder. */
    model: { type: 'string' },
    /** Prints what came out wrong. */
    show: { type: 'boolean', default: false },
  },
})

const SAMPLES = {
  calls: ['call', 'voicemail'],
  chats: ['sms', 'chat', 'dm'],
  mails: ['email', 'letter'],
} as const satisfies Record<Channel['sample'], readonly string[]>

const judgeTexts = async (judge: Judge, messages: readonly Message[]): Promise<Judged[]> => {
  const judged: Judged[] = []
  for (const message of messages) {
    const report = await judge.text(message.text)
    judged.push({ message, asText: report, report })
  }
  return judged
}

/** Messages through a channel; what was kept from an earlier run is not carried again. */
const judgeChannel = async (
  channel: Channel,
  texts: readonly Judged[],
  judge: Judge,
  kept: Kept,
): Promise<Judged[]> => {
  const chosen = texts.filter(({ message }) => channel.takes(message))
  const left = chosen.map(({ message }) => message).filter(({ text }) => kept.find(channel.name, text) === undefined)
  let place = 0
  if (left.length > 0)
    for await (const carried of channel.carry(left)) kept.keep(channel.name, left[place++]?.text ?? '', carried)
  const judged: Judged[] = []
  for (const { message, asText } of chosen) {
    const carried = kept.find(channel.name, message.text)
    if (carried === undefined) throw new Error('not every message came out')
    judged.push({ message, asText, carried, report: await judge.carried(carried) })
  }
  return judged
}

const isWrong = ({ message, report }: Judged): boolean =>
  (message.label === 'scam') !== (report !== undefined && report.verdict !== 'legitimate')

const show = (name: string, judged: readonly Judged[]): void => {
  for (const one of judged.filter(isWrong)) {
    const { message, asText, carried } = one
    const scores = `${asText.score.toFixed(1)} as text, ${scoreOf(one).toFixed(1)} here`
    console.log(`\n== ${name}: ${message.label} ${message.id}, ${scores} ${carried?.notes.join(' ') ?? ''}`)
    console.log(message.text)
    if (carried !== undefined) console.log(`-- ${carried.text}`)
  }
}

const run = async (channels: readonly Channel[]): Promise<void> => {
  const judge = await openJudge(options.model)
  const kept = openKept(options.keep)
  const piles = readPiles()
  const lines: string[] = []
  const missing: string[] = []
  for (const [sample, ways] of Map.groupBy(channels, (channel) => channel.sample)) {
    const wish = { channels: SAMPLES[sample], count: Number(options.count), seed: options.seed }
    const texts = await judgeTexts(judge, chooseMessages(piles, wish))
    lines.push(tableLine(`${sample}, as text`, texts))
    if (options.show) show(`${sample}, as text`, texts)
    const spoken: Judged[] = []
    for (const channel of ways) {
      const begun = performance.now()
      try {
        const judged = await judgeChannel(channel, texts, judge, kept)
        lines.push(tableLine(channel.name, judged))
        if (sample === 'calls') spoken.push(...judged)
        if (options.show) show(channel.name, judged)
        console.error(`${channel.name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
      } catch (error) {
        missing.push(`${channel.name} was not measured: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    if (spoken.length > 0) lines.push(tableLine('spoken, all voices', spoken))
  }
  console.log(
    `\n${options.count} + ${options.count} messages a channel, seed ${options.seed}, model ${judge.version}\n`,
  )
  console.log([HEAD, ...lines, ...(missing.length > 0 ? ['', ...missing] : [])].join('\n'))
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-channels-'))
const readers = openReaders(2)
try {
  const all = [...spokenChannels(readers, folder), ...drawnChannels(readers), ...htmlChannels]
  await run(all.filter(({ name }) => name.includes(options.only)))
} finally {
  await readers.stop()
  rmSync(folder, { recursive: true, force: true })
}
