import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { fitLine, type Said } from '../encoder/eight-bits.ts'
import { askOnnx, onnxFiles, openOnnx, readAbout } from '../encoder/onnx.ts'
import { type Opinions, readTrainedOpinions, shippedScores, writeOpinions } from '../encoder/scores.ts'
import { read } from '@atlas/engine/text-parts'
import { readLinks } from '../text/model-reader.ts'
import { readData } from './data.ts'
import { hashAt, hashOf, shortHash } from './hashes.ts'
import { type Options, places } from './places.ts'
import { rowsHash } from './rows.ts'
import { hashOfStage, runStage } from './stage.ts'

/** What an encoder is made of, and what was said while it was made. */
export const ENCODER_FILES = [...onnxFiles, 'encoder.json', 'vocabulary.txt', 'meanings.bin'] as const
export const SCORE_FILES = ['scores.json', 'doubts.json', 'kinds.json', 'early.json'] as const

/** What of the lab decides how an encoder's answers come out. */
const CODE = ['onnx.ts', 'eight-bits.ts', 'scores.ts'] as const

export type Python = { readonly command: string; readonly versions: string; readonly accelerator: boolean }

const ASK =
  'import sys, json, platform, torch, numpy; print(json.dumps([platform.python_version(), torch.__version__, numpy.__version__, torch.cuda.is_available()]))'

const Answer = z.tuple([z.string(), z.string(), z.string(), z.boolean()])

/** The first Python that has PyTorch and NumPy; Debian's own among them, whatever stands first on the path. */
export const findPython = (): Python | undefined => {
  for (const command of ['python3', '/usr/bin/python3']) {
    const asked = spawnSync(command, ['-c', ASK], { encoding: 'utf8' })
    if (asked.status !== 0) continue
    const [python, torch, numpy, accelerator] = Answer.parse(JSON.parse(asked.stdout))
    return {
      command,
      versions: `Python ${python}, PyTorch ${torch}, NumPy ${numpy}`,
      accelerator,
    }
  }
  return undefined
}

/** Where the encoder of a run comes from: trained now, trained elsewhere on these rows, or the one that ships. */
export type EncoderSource =
  | { readonly kind: 'train'; readonly python: Python; readonly weights: string }
  | { readonly kind: 'given'; readonly folder: string }
  | { readonly kind: 'shipped' }

const trainNow = (source: Extract<EncoderSource, { kind: 'train' }>, options: Options, rows: string): string => {
  // Kept by what it is made from, so that a killed training goes on where it stopped.
  const work = path.join(options.out, 'training', shortHash(`${hashOfStage(rows)} ${hashAt(places.python)}`))
  mkdirSync(work, { recursive: true })
  const script = path.join(places.python, 'encode.py')
  const done = spawnSync(source.python.command, [script, source.weights, rows, work], { stdio: 'inherit' })
  if (done.status !== 0) throw new Error('The encoder could not be trained; see above.')
  return work
}

const checkGiven = (folder: string, rows: string): string => {
  for (const name of [...ENCODER_FILES, ...SCORE_FILES])
    if (!existsSync(path.join(folder, name))) throw new Error(`${folder} has no ${name}: run encode.py to its end.`)
  if (readAbout(folder).rows !== hashOf(rowsHash(rows)))
    throw new Error(`The encoder in ${folder} was trained on other rows than those of this run.`)
  return folder
}

const foundIn = (source: EncoderSource, options: Options, rows: string): { files: string; scores: string } => {
  if (source.kind === 'shipped') return { files: places.encoder, scores: shippedScores }
  const folder = source.kind === 'train' ? trainNow(source, options, rows) : checkGiven(source.folder, rows)
  return { files: folder, scores: folder }
}

/**
 * The lines from what the file says to what was trained, through the benchmark's texts: one makes up for eight bits, the
 * other leads from the first half's word to that of the whole. No label is used.
 */
const linesOf = async (files: string, trained: Opinions, rows: readonly { id: string; text: string }[]) => {
  const ask = await openOnnx(files)
  const links = readLinks()
  const said: { all: Said; half: Said }[] = []
  for (const { id, text } of rows) {
    const before = trained.get(id)?.score
    if (before === undefined) continue
    const { score = 0, early = Number.NaN } = await ask(read(text, links))
    said.push({ all: { trained: before, file: score }, half: { trained: before, file: early } })
  }
  return {
    eightBits: fitLine(said.map(({ all }) => all)),
    early: fitLine(said.map(({ half }) => half).filter(({ file }) => Number.isFinite(file))),
  }
}

/** What the first halves made the wholes say of rows that neither had seen. */
const withEarlyWords = (trained: Opinions): Opinions => {
  const both = [...trained.values()].flatMap(({ score, early }) =>
    score === undefined || early === undefined ? [] : [{ trained: score, file: early }],
  )
  const { stretch, shift } = fitLine(both)
  return new Map(
    Array.from(trained, ([id, opinion]) => [
      id,
      { ...opinion, early: opinion.early === undefined ? undefined : opinion.early * stretch + shift },
    ]),
  )
}

/**
 * Which encoder this run has, and what it says of every row: of those it learned from what encoders said that had not
 * seen them, of the benchmark and of later rows what the file itself answers.
 */
export const encodeStage = (options: Options, source: EncoderSource, rows: string): Promise<string> => {
  const { out, say } = options
  const shipped =
    source.kind === 'shipped' ? hashAt(places.encoder) : source.kind === 'given' ? source.folder : 'trained'
  return runStage(
    out,
    {
      name: 'encode',
      inputs: {
        rows: hashOfStage(rows),
        encoder: shipped,
        scores: source.kind === 'shipped' ? hashAt(shippedScores) : 'its own',
        python: source.kind === 'train' ? hashAt(places.python) : 'not asked',
        code: [
          ...CODE.map((name) => hashAt(path.join(places.lab, 'encoder', name))),
          hashAt(path.join(places.engine, 'reading')),
        ].join(' '),
      },
      work: async (folder) => {
        const { files, scores } = foundIn(source, options, rows)
        const { corpus } = readData(rows)
        const trained = readTrainedOpinions(scores)
        const benchmark = corpus.filter(({ part }) => part === 'benchmark')
        const lines = await linesOf(files, trained, benchmark)
        say(`lines: ${JSON.stringify(lines)}`)
        const made = path.join(folder, 'encoder')
        mkdirSync(made)
        for (const name of ENCODER_FILES) copyFileSync(path.join(files, name), path.join(made, name))
        writeFileSync(
          path.join(made, 'encoder.json'),
          `${JSON.stringify({ ...readAbout(files), ...lines }, undefined, 1)}\n`,
        )
        if (source.kind !== 'shipped')
          for (const name of SCORE_FILES) copyFileSync(path.join(scores, name), path.join(made, name))
        const unheard = corpus.filter(({ id, part }) => part === 'benchmark' || !trained.has(id))
        say(
          `${unheard.length} rows are asked of the file, ${corpus.length - unheard.length} were judged unseen in training`,
        )
        writeOpinions(
          folder,
          new Map([...withEarlyWords(trained), ...(await askOnnx(made, readLinks(), unheard, say))]),
        )
        writeFileSync(path.join(folder, 'source.json'), `${JSON.stringify({ kind: source.kind })}\n`)
      },
    },
    say,
  )
}
