import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copiesFolder, type Copy, readCopies } from '../../../packages/lab/src/text/copies.ts'
import { wordErrors, wordsOf } from '../../../packages/readers/bench/recording/word-error.ts'
import { openReaders } from '../../../packages/readers/src/index.ts'
import { drawnCopies } from './drawn-copies.ts'
import { framedCopies } from './framed-copies.ts'
import { mailCopies } from './mail-copies.ts'
import { choosePairs, type Pair, readTrainingPile } from './pairs.ts'
import { spokenCopies } from './spoken-copies.ts'
import type { Made, Maker, Task } from './way.ts'

/**
 * npm run copies -- spoken|drawn|mail|framed: copies of English messages that we learn from, as real channels leave them,
 * for the encoder's next training. Each is written as soon as it is made; a second call goes on where the first stopped.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** As many copies as there shall be in the end, half of them of scams. */
    count: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
  },
})

/** One pair of each wish after the other, so that a run that is cut short has some of all. */
const inTurn = (piles: readonly (readonly Pair[])[]): Pair[] =>
  Array.from({ length: Math.max(...piles.map(({ length }) => length)) }, (_, place) => piles.map((pile) => pile[place]))
    .flat()
    .filter((pair) => pair !== undefined)

const tasksFor = ({ channel, wishes }: Maker): Task[] => {
  const pile = readTrainingPile()
  const pairs = inTurn(wishes.map((wish) => choosePairs(pile, { ...wish, seed: `${options.seed} ${channel}` })))
  const known = new Set(readCopies().flatMap((copy) => (copy.channel === channel ? [copy.of] : [])))
  return pairs
    .slice(0, Math.floor(Number(options.count) / 2))
    .flatMap(({ scam, honest }, place) => [scam, honest].map((message) => ({ message, place })))
    .filter(({ message }) => !known.has(message.id))
}

const errorsOf = ({ carried: { reference, text } }: Made): number | undefined => {
  if (reference === undefined) return undefined
  const words = wordsOf(reference)
  return Math.round((100 * wordErrors(words, wordsOf(text))) / Math.max(1, words.length))
}

const run = async (maker: Maker): Promise<void> => {
  const until = performance.now() + Number(options.minutes) * 60_000
  const tasks = tasksFor(maker)
  let done = 0
  for await (const made of maker.make(tasks)) {
    const { task, way, carried } = made
    const errors = errorsOf(made)
    const copy: Copy = {
      of: task.message.id,
      channel: maker.channel,
      way,
      ...(errors === undefined ? {} : { errors }),
      text: carried.text,
    }
    appendFileSync(path.join(copiesFolder, `${maker.channel}.jsonl`), `${JSON.stringify(copy)}\n`)
    done += 1
    // Only between pairs: both labels come in equal number whenever it stops.
    if (performance.now() > until && task.place !== tasks[done]?.place) break
  }
  console.log(`${maker.channel}: ${done} of ${tasks.length} copies made`)
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-copies-'))
const readers = openReaders(1)
try {
  const makers = [spokenCopies(readers, folder), drawnCopies(readers), mailCopies, framedCopies]
  const maker = makers.find(({ channel }) => channel === positionals[0])
  if (maker === undefined) throw new Error(`Say which: ${makers.map(({ channel }) => channel).join(', ')}.`)
  await run(maker)
} finally {
  await readers.stop()
  rmSync(folder, { recursive: true, force: true })
}
