import { SCAM_ABOVE, SUSPICIOUS_ABOVE, type TextModel } from '@atlas/engine'
import { combine, keywordPoints, likenessVote } from '@atlas/engine/text-parts'
import { isHeldBack, readCorpus } from './corpus.ts'
import { idfTable, indexOf, type Item } from './examples.ts'
import { chosenRows, prepareAll, publicText } from './gather.ts'
import { fitTier, signalOf } from './learned.ts'
import { shareAbove } from './measure.ts'
import { readLinks } from './model-reader.ts'
import { cleanSets } from './public-sets.ts'

const SEED = 7

const share = (scores: readonly number[], cut: number): string =>
  scores.length === 0 ? '-' : shareAbove(scores, cut).toFixed(3)

/** For each public set we may train on: fit without it and without its near-duplicates, then judge it. */
export const leaveOneOutLines = (model: TextModel, folder: string, say: (line: string) => void): string[] => {
  const links = readLinks()
  const own = prepareAll(
    readCorpus().filter((row) => !isHeldBack(row)),
    links,
    say,
  )
  const others = prepareAll(chosenRows(folder, cleanSets), links, say, publicText).filter(
    ({ row }) => row.label !== 'promotion',
  )
  const index = indexOf(idfTable(own), own)
  return cleanSets.flatMap(({ name }) => {
    const left = others.filter(({ row }) => row.source === name)
    const groups = new Set(left.map(({ row }) => row.group))
    const fit = fitTier(
      own,
      others.filter(({ row }) => row.source !== name && !groups.has(row.group)),
      SEED,
    )
    const scoreOf = (item: Item): number => {
      const signal = signalOf(fit, item, likenessVote(index.nearest([...item.prepared.words], 8)))
      const keywords = keywordPoints(item.prepared.fired, model.settings.points)
      return combine({ ...signal, links: [], keywords }, model.settings.stack).score
    }
    const scams = left.filter(({ row }) => row.label === 'scam').map(scoreOf)
    const honest = left.filter(({ row }) => row.label === 'honest').map(scoreOf)
    say(`${name} judged without having been seen`)
    return [
      `| ${name} | ${scams.length} / ${honest.length} | ${share(scams, SUSPICIOUS_ABOVE)} | ${share(scams, SCAM_ABOVE)} | ${share(honest, SUSPICIOUS_ABOVE)} | ${share(honest, SCAM_ABOVE)} |`,
    ]
  })
}
