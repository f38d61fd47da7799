import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { onnxFiles } from '../encoder/onnx.ts'
import { shippedScores } from '../encoder/scores.ts'
import { goldenDifference } from '../text/golden.ts'
import { type Bar, barLine, holds } from './bars.ts'
import { ENCODER_FILES, SCORE_FILES } from './encode.ts'
import { hashOf } from './hashes.ts'
import { madeToday } from './made.ts'
import { type Made, type Options, places } from './places.ts'
import { layOut, writeTogether, type Writing } from './write-together.ts'

const Bars = z.array(
  z.object({
    name: z.string(),
    value: z.number().nullable(),
    least: z.number().optional(),
    most: z.number().optional(),
  }),
)

export const readBars = (folder: string): Bar[] =>
  Bars.parse(JSON.parse(readFileSync(path.join(folder, 'bars.json'), 'utf8'))).map(({ value, ...bar }) => ({
    ...bar,
    value: value ?? Number.NaN,
  }))

const filesToWrite = ({ fit, encode }: Made, evaluate: string): Writing[] => {
  const from = (folder: string, names: readonly string[], to: string): Writing[] =>
    names
      .filter((name) => existsSync(path.join(folder, name)))
      .map((name) => ({ to: path.join(to, name), content: readFileSync(path.join(folder, name)) }))
  const made = path.join(encode, 'encoder')
  return [
    ...from(fit, ['core.bin', 'settings.json'], places.textModel),
    ...from(evaluate, ['MODEL.md', 'figures.json'], places.textModel),
    ...from(made, ENCODER_FILES, places.encoder),
    ...from(made, SCORE_FILES, shippedScores),
    madeToday({
      text: readFileSync(path.join(fit, 'core.bin')),
      encoder: readFileSync(path.join(made, onnxFiles[1])),
    }),
  ].filter(({ to, content }) => !existsSync(to) || hashOf(readFileSync(to)) !== hashOf(content))
}

/** Publishes a measured model when every bar holds; else says which does not and changes nothing. */
export const promote = ({ out, say }: Options, made: Made, evaluate: string): boolean => {
  const bars = readBars(evaluate)
  const failed = bars.filter((bar) => !holds(bar))
  for (const bar of bars) say(barLine(bar))
  if (failed.length > 0) {
    say(`Not promoted, nothing was changed: ${failed.length} of ${bars.length} bars fail.`)
    return false
  }
  const writings = filesToWrite(made, evaluate)
  if (writings.length === 0) {
    say('Promoted already: the shipped files are these.')
    return true
  }
  writeTogether(writings, out)
  say(`Promoted: ${writings.map(({ to }) => path.relative(places.root, to)).join(', ')}`)
  const difference = goldenDifference(
    readFileSync(places.golden, 'utf8'),
    readFileSync(path.join(evaluate, 'golden-reports.json'), 'utf8'),
  )
  if (difference.length === 0) say('No golden report changes.')
  else say(`Golden reports that change; read them, then \`npm run model -- accept\`:\n${difference.join('\n')}`)
  return true
}

/** Writes the golden reports of the model that was promoted last, once somebody has read what changed. */
export const accept = ({ out, say }: Options): void => {
  const from = path.join(out, 'evaluate/golden-reports.json')
  if (!existsSync(from)) throw new Error('There is nothing to accept: run `npm run model -- text` first.')
  writeTogether([{ to: places.golden, content: readFileSync(from) }], out)
  layOut(places.root, [places.golden])
  say('The golden reports are those of the last run.')
}
