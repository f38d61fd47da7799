import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeMaterial, ownMaterial, type Item } from './recording/material.ts'
import { startReader, type Outcome, type Reader } from './recording/reader.ts'
import { convert, englishVoices, has, join, readSamples, writeSamples } from './recording/synthesis.ts'
import { wordErrors, wordsOf } from './recording/word-error.ts'

/**
 * How well and at what cost recordings are read. Speech is made with espeak-ng, flite and festival, coded with ffmpeg
 * and sox: development tools that may be absent. With folders as arguments, the recordings in them are read instead.
 */

type Read = Item & Outcome

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const row = (cells: readonly (string | number)[]): void => {
  const widths = [26, 6, 8, 8, 9, 9, 9]
  say(cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 10)).join(' '))
}

const report = (group: string, reads: readonly Read[]): void => {
  const references = reads.map(({ reference }) => wordsOf(reference))
  const heard = reads.map(({ transcript }) => wordsOf(transcript))
  const words = sum(references.map(({ length }) => length))
  const errors = sum(references.map((reference, index) => wordErrors(reference, heard[index] ?? [])))
  const invented = sum(heard.map(({ length }, index) => (references[index]?.length === 0 ? length : 0)))
  const warned = reads.filter(
    ({ warnings }) => warnings.includes('not-english') || warnings.includes('no-speech'),
  ).length
  row([
    group,
    reads.length,
    words > 0 ? percent(errors / words) : '-',
    invented,
    reads.filter(({ refusal }) => refusal !== undefined).length,
    warned,
    (sum(reads.map(({ cpu }) => cpu)) / sum(reads.map(({ duration }) => duration))).toFixed(3),
  ])
}

const readAll = async (reader: Reader, items: readonly Item[], isTalkative: boolean): Promise<readonly Read[]> => {
  const reads: Read[] = []
  for (const item of items) {
    const read = { ...item, ...(await reader.read(item.file)) }
    reads.push(read)
    if (isTalkative) say(`${path.basename(item.file)} [${read.refusal ?? read.warnings.join(' ')}] ${read.transcript}`)
  }
  return reads
}

/** Half an hour of speech, as a messenger would send it. */
const readHalfHour = async (reader: Reader, folder: string, items: readonly Item[]): Promise<void> => {
  const parts = items.filter(({ group }) => group === 'voicemails').map(({ file }) => readSamples(file))
  const once = join(parts, 1.5)
  const times = Math.ceil((30 * 60 * 16_000) / once.length)
  const wave = path.join(folder, 'half-hour.wav')
  writeSamples(
    wave,
    join(
      Array.from({ length: times }, () => once),
      1,
    ).subarray(0, 30 * 60 * 16_000 - 1600),
  )
  const file = path.join(folder, 'half-hour.opus')
  convert(wave, file, '-c:a', 'libopus', '-b:a', '16k')
  const { cpu, duration, peak, decoderPeak, warnings } = await reader.read(file)
  say(
    `30 minutes: ${(cpu / duration).toFixed(3)} CPU s per second, reader ${peak.toFixed(0)} MB, decoder ${decoderPeak.toFixed(0)} MB ${warnings.join(' ')}`,
  )
}

const readCold = async (items: readonly Item[]): Promise<void> => {
  const [item] = items
  if (!item) return
  const started = performance.now()
  const reader = await startReader()
  const ready = performance.now()
  const { duration } = await reader.read(item.file)
  const done = performance.now()
  say(
    `cold start: ${((ready - started) / 1000).toFixed(1)} s to load, ${((done - ready) / 1000).toFixed(1)} s for ${duration.toFixed(0)} s of speech (wall clock)`,
  )
  reader.close()
}

const main = async (): Promise<void> => {
  const options = process.argv.slice(2)
  const folders = options.filter((option) => !option.startsWith('--'))
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-bench-'))
  try {
    if (folders.length === 0 && (!has('ffmpeg') || englishVoices().length === 0)) {
      say('Nothing to read: ffmpeg and one of espeak-ng, flite, festival are needed to make speech, or name a folder.')
      return
    }
    const items = folders.length > 0 ? folders.flatMap(ownMaterial) : makeMaterial(folder)
    await readCold(items)
    const reader = await startReader()
    const reads = await readAll(reader, items, options.includes('--say'))
    row(['group', 'files', 'WER', 'invented', 'refused', 'warned', 'CPU/s'])
    for (const [group, members] of Map.groupBy(reads, (read) => read.group)) report(group, members)
    say(
      `peak memory: reader ${Math.max(...reads.map(({ peak }) => peak)).toFixed(0)} MB, decoder ${Math.max(...reads.map(({ decoderPeak }) => decoderPeak)).toFixed(0)} MB`,
    )
    if (folders.length === 0 && !options.includes('--quick')) await readHalfHour(reader, folder, items)
    reader.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
