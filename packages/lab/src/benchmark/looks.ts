import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { kindIds } from '@atlas/engine'
import { onnxFiles } from '../encoder/onnx.ts'
import { hashAt, shortHash } from '../pipeline/hashes.ts'
import { places } from '../pipeline/places.ts'
import type { Row } from '../text/corpus.ts'
import type { SecondPart } from './figures-file.ts'

/**
 * The second part of the benchmark: written fresh, never trained on, and looked at once a release. No training choice
 * may go by it; every look is recorded with the model's hash in looks.json.
 */

const secondFile = path.join(places.lab, '../benchmark/second-part.jsonl')
export const looksFile = path.join(places.lab, '../benchmark/looks.json')

const SecondRow = z.strictObject({
  id: z.string(),
  text: z.string().min(1),
  label: z.enum(['scam', 'honest', 'promotion']),
  kind: z.enum(kindIds),
  channel: z.string(),
  region: z.string(),
  lang: z.string(),
  group: z.string(),
  hand: z.string(),
  /** What a reader without the label said. */
  reading: z.enum(['scam', 'honest', 'undecidable']),
})

export type SecondRow = Row & { readonly open: boolean }

export const readSecondPart = (file = secondFile): SecondRow[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { reading, hand: _, ...row } = SecondRow.parse(JSON.parse(line))
      return { ...row, source: 'second-part', open: reading === 'undecidable' }
    })

const LineShape = z.object({
  id: z.string(),
  scams: z.number(),
  honest: z.number(),
  caught: z.number().nullable(),
  caughtSurely: z.number().nullable(),
  alarms: z.number().nullable(),
  alarmsSurely: z.number().nullable(),
  auc: z.number().nullable(),
  recallAt5: z.number().nullable(),
})

const Looks = z.array(
  z.object({
    release: z.string(),
    model: z.string(),
    files: z.string(),
    date: z.string(),
    looks: z.number(),
    undecidable: z.number(),
    all: LineShape,
    languages: z.array(LineShape),
    channels: z.array(LineShape),
    kinds: z.array(LineShape),
  }),
)

/** Every look that was ever taken, oldest first. */
export const readLooks = (): SecondPart[] =>
  existsSync(looksFile) ? Looks.parse(JSON.parse(readFileSync(looksFile, 'utf8'))) : []

export const newestLook = (): SecondPart | undefined => readLooks().at(-1)

/** All files that judge a text on a server, as one hash. */
export const shippedHash = (): string =>
  shortHash(
    [
      path.join(places.textModel, 'core.bin'),
      path.join(places.textModel, 'settings.json'),
      ...onnxFiles.map((name) => path.join(places.encoder, name)),
      places.linkModel,
    ]
      .map((file) => hashAt(file))
      .join(' '),
  )
