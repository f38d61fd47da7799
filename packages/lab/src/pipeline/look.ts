import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { FIGURES, figuresText, readFigures, type SecondPart } from '../benchmark/figures-file.ts'
import { lineOf, linesBy, tableOf } from '../benchmark/figures.ts'
import { looksFile, readLooks, readSecondPart, shippedHash } from '../benchmark/looks.ts'
import { ourCuts } from '../benchmark/our-cuts.ts'
import { judge } from '../benchmark/our-figures.ts'
import { askAsServer } from '../encoder/onnx.ts'
import { readLinks, readModel } from '../text/model-reader.ts'
import { places } from './places.ts'
import { layOut, writeTogether } from './write-together.ts'

const release = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path.join(places.root, 'package.json'), 'utf8')))
    .version

/** Measures the shipped model on the second part, once a release, and publishes and records what came out. */
export const look = async (say: (line: string) => void): Promise<void> => {
  const looks = readLooks()
  const now = release()
  const taken = looks.find((one) => one.release === now)
  if (taken !== undefined)
    throw new Error(
      `Release ${now} was looked at on ${taken.date} (model ${taken.model}). The second part is looked at once a release: a second look would make it one more set to choose by.`,
    )
  const rows = readSecondPart()
  const decidable = rows.filter(({ open }) => !open)
  const model = readModel()
  const links = readLinks()
  const encoder = await askAsServer(places.encoder, { model, links }, decidable, say)
  const judged = judge(model, decidable, { links, encoder })
  const seen: SecondPart = {
    release: now,
    model: model.settings.version,
    files: shippedHash(),
    date: new Date().toISOString().slice(0, 10),
    looks: looks.length + 1,
    undecidable: rows.length - decidable.length,
    all: lineOf('server', judged, ourCuts),
    languages: linesBy(judged, ({ lang }) => lang, ourCuts),
    channels: linesBy(judged, ({ channel }) => channel, ourCuts),
    kinds: linesBy(judged, ({ kind }) => kind, ourCuts),
  }
  const figures = readFigures()
  if (figures === undefined) throw new Error('There are no figures yet: `npm run model -- text` writes them.')
  writeTogether(
    [
      { to: looksFile, content: `${JSON.stringify([...looks, seen], undefined, 1)}\n` },
      { to: path.join(places.textModel, FIGURES), content: figuresText({ ...figures, second: seen }) },
    ],
    places.out,
  )
  layOut(places.root, [looksFile])
  say(tableOf([seen.all, ...seen.languages, ...seen.channels], ourCuts).join('\n'))
  say(`Recorded as look ${seen.looks}, release ${now}, files ${seen.files}.`)
}
