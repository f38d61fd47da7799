import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { missingLines, scoreOf } from './measure.ts'
import { makePictures, type BenchPicture } from './pictures.ts'
import { table, type Measured } from './table.ts'

/** npm run bench:picture: renders pictures, damages them, reads them, prints how well and at what cost. */
const { values: options } = parseArgs({
  options: {
    half: { type: 'string' },
    group: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    folder: { type: 'string', default: path.join(tmpdir(), 'atlas-bench-picture') },
  },
})

const Pictures = z.array(
  z.object({
    file: z.string(),
    half: z.enum(['dev', 'held']),
    group: z.string(),
    truth: z.string(),
    codes: z.array(z.string()),
    isFullScreenshot: z.boolean(),
  }),
)
const Answer = z.object({
  file: z.string(),
  text: z.string(),
  codes: z.array(z.string()),
  seconds: z.number(),
  memory: z.number(),
})

const findPictures = async (): Promise<readonly BenchPicture[]> => {
  const list = path.join(options.folder, 'pictures.json')
  if (!options.fresh && existsSync(list)) return Pictures.parse(JSON.parse(readFileSync(list, 'utf8')))
  const pictures = await makePictures(options.folder)
  writeFileSync(list, JSON.stringify(pictures))
  return pictures
}

/** Each reader runs in a process of its own, so that its memory can be told. */
const readAll = (reader: string, pictures: readonly BenchPicture[]): Promise<readonly Measured[]> =>
  new Promise((resolve, reject) => {
    // The same limits as in the pool.
    const flags = ['--max-old-space-size=384', '--max-semi-space-size=8']
    const child = spawn(process.execPath, [...flags, path.join(import.meta.dirname, 'read-files.ts'), reader], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
    child.once('error', reject)
    child.once('close', () => {
      const answers = output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => Answer.parse(JSON.parse(line)))
      resolve(
        answers.flatMap((answer) => {
          const picture = pictures.find(({ file }) => file === answer.file)
          return picture ? [{ picture, answer, score: scoreOf(picture.truth, answer.text) }] : []
        }),
      )
    })
    child.stdin.end(JSON.stringify(pictures.map(({ file }) => file)))
  })

const show = (measured: readonly Measured[]): void => {
  for (const { picture, answer, score } of measured) {
    const missing = missingLines(picture.truth, answer.text)
    const missed = [score.links, score.sums, score.phones].flatMap((exact) => exact.missed)
    if (missing.length === 0 && score.errors === 0) continue
    process.stdout.write(`\n== ${path.basename(picture.file)} (${score.errors} of ${score.length})\n`)
    process.stdout.write(`missing: ${missing.join(' | ')}\nexact missed: ${missed.join(' | ')}\n${answer.text}\n`)
  }
}

const pictures = (await findPictures()).filter(
  ({ half, group }) =>
    (options.half === undefined || half === options.half) &&
    (options.group === undefined || group.includes(options.group)),
)
process.stdout.write(`${pictures.length} pictures\n`)
const ours = await readAll('ours', pictures)
if (options.show) show(ours)
const compared = pictures.filter(({ codes, group }) => codes.length === 0 && group !== 'languages')
const theirs = options.alone ? [] : await readAll('tesseract', compared)
for (const half of ['dev', 'held'] as const) {
  process.stdout.write(
    `\n${half}\n${table(
      ours.filter((m) => m.picture.half === half),
      theirs,
    )}\n`,
  )
}
