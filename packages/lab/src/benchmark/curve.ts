import type { TextModel } from '@atlas/engine'
import { combine, keywordPoints, likenessVote } from '@atlas/engine/text-parts'
import { foldOf } from '../text/corpus.ts'
import { idfTable, indexOf, type Item } from '../text/examples.ts'
import { fitTier, signalOf } from '../text/learned.ts'
import { lineOf } from './figures.ts'
import type { Curve } from './figures-file.ts'
import { ourCuts } from './our-cuts.ts'

type Read = Readonly<Record<'own' | 'others' | 'benchmark', readonly Item[]>>

const SEED = 11
const QUARTERS = [1, 2, 4] as const

/**
 * How much a corpus half or a quarter as large would have taught: the core fitted on parts of the training groups. The
 * shares of the tiers and the points of the rules stay those of the model: only what is learned by heart shrinks.
 */
export const learningCurve = (
  model: TextModel,
  { own, others, benchmark }: Read,
  say: (line: string) => void,
): Curve => {
  const points = QUARTERS.map((quarters) => {
    const part = own.filter(({ row }) => foldOf(row, 4) < quarters)
    const fit = fitTier(part, others, SEED)
    const index = indexOf(idfTable(part), part)
    const scoreOf = (item: Item): number => {
      const signal = signalOf(fit, item, likenessVote(index.nearest([...item.prepared.words], 8)))
      const keywords = keywordPoints(item.prepared.fired, model.settings.points)
      return combine({ ...signal, links: [], keywords }, model.settings.stack).score
    }
    const judged = benchmark.map((item) => ({ row: item.row, score: scoreOf(item) }))
    const { auc, recallAt5 } = lineOf('', judged, ourCuts)
    say(`${part.length} messages: AUC ${auc}, scams at 5 % honest ${recallAt5}`)
    return { messages: part.length, auc, recallAt5 }
  })
  return { publicMessages: others.length, points }
}
