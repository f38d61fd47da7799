import { isKnownLanguage, languageOf } from '@atlas/engine/text-parts'
import path from 'node:path'
import { type Judged, lineOf, linesBy, tableOf } from '../benchmark/figures.ts'
import { FIGURES, figuresText, type Outside, readFigures } from '../benchmark/figures-file.ts'
import { ourCuts } from '../benchmark/our-cuts.ts'
import { readLinks, readModel } from '../text/model-reader.ts'
import { isTypicalHeld, readTypical } from '../text/typical.ts'
import { findPublicSets } from './fetch.ts'
import { type Options, places } from './places.ts'
import { judgePublic, judgeRows } from './public-table.ts'
import { writeTogether } from './write-together.ts'

/** Sets that a program wrote, or rewrote: they measure too, but say little of real messages. */
const MADE_UP: ReadonlySet<string> = new Set([
  'fraud_r1',
  'gemini_phish',
  'llm_phish_mail',
  'mtvishing_daily',
  'sg_calls_synth',
  'sgd_dialogues',
  'zhi_calls_delex',
])

/** In a language that we cannot read we judge by links alone and say so: such messages would only blur the figure. */
const isRead = ({ lang }: { lang: string }): boolean => isKnownLanguage(languageOf(lang.replace('zh-Hant', 'zh')))

export const typicalHeld = () => readTypical().filter((row) => isTypicalHeld(row) && isRead(row))

/** What the page of figures says of messages that are no twins. */
export const outsideOf = (
  model: string,
  typical: readonly Judged[],
  collected: readonly Judged[] | undefined,
): Outside => ({
  model,
  typical: { all: lineOf('typical', typical, ourCuts), channels: linesBy(typical, ({ channel }) => channel, ourCuts) },
  ...(collected === undefined
    ? {}
    : {
        collected: {
          real: lineOf(
            'real',
            collected.filter(({ row }) => !MADE_UP.has(row.source)),
            ourCuts,
          ),
          sets: linesBy(collected, ({ source }) => source, ourCuts),
          madeUp: [...new Set(collected.map(({ row }) => row.source))].filter((name) => MADE_UP.has(name)).sort(),
        },
      }),
})

/** Measures the shipped model on typical messages and public sets, and publishes what came out beside its figures. */
export const measureOutside = async (options: Options): Promise<void> => {
  const { say, out } = options
  const figures = readFigures()
  if (figures === undefined) throw new Error('There are no figures yet: `npm run model -- text` writes them.')
  const judges = { model: readModel(), links: readLinks(), encoder: places.encoder }
  const typical = await judgeRows(judges, typicalHeld(), say)
  const collected = await judgePublic(options, findPublicSets(options), judges)
  const outside = outsideOf(judges.model.settings.version, typical, collected)
  writeTogether([{ to: path.join(places.textModel, FIGURES), content: figuresText({ ...figures, outside }) }], out)
  const { real, sets } = outside.collected ?? { real: undefined, sets: [] }
  const lines = [outside.typical.all, ...outside.typical.channels, ...(real === undefined ? [] : [real]), ...sets]
  say(tableOf(lines, ourCuts).join('\n'))
}
