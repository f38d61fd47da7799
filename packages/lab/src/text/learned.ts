import { likenessVote } from '@atlas/engine/text-parts'
import { choices } from '../pipeline/choices.ts'
import { foldOf } from './corpus.ts'
import { idfTable, indexOf, type Item } from './examples.ts'
import { publicFold } from './gather.ts'
import { dot, type Example, type Fit, fitLinear } from './linear.ts'
import { isTypical } from './typical.ts'
import { SIZE } from './vectors.ts'

const { ownWeight, typicalTimes, publicWeight, promotionWeight, cost, passes, folds } = choices.text

const exampleOf = ({ row, prepared }: Item, weight: number): Example => ({
  vector: prepared.vector,
  positive: row.label === 'scam',
  weight: weight * (row.label === 'promotion' ? promotionWeight : 1),
})

export const fitTier = (own: readonly Item[], others: readonly Item[], seed: number): Fit =>
  fitLinear(
    [
      ...own.map((item) => exampleOf(item, ownWeight * (isTypical(item.row) ? typicalTimes : 1))),
      ...others.map((item) => exampleOf(item, item.row.weight ?? publicWeight)),
    ],
    SIZE,
    { cost, passes, seed },
  )

export type Signal = { readonly item: Item; readonly words: number; readonly likeness: number }

export const signalOf = (fit: Fit, item: Item, likeness: number): Signal => ({
  item,
  words: dot(fit.weights, item.prepared.vector) + fit.bias,
  likeness,
})

/** What the tiers say of rows that they have not seen: of ours, and of public ones. */
export type Unseen = { readonly own: readonly Signal[]; readonly others: readonly Signal[] }

/** Each part is judged by a fit without it; what came with a weight of its own is learned from and never judged. */
export const unseenSignals = (
  own: readonly Item[],
  others: readonly Item[],
  seed: number,
  progress: (line: string) => void,
): Unseen => {
  const signals: { own: Signal[]; others: Signal[] } = { own: [], others: [] }
  for (let fold = 0; fold < folds; fold++) {
    const isOwnInside = ({ row }: Item): boolean => foldOf(row, folds) === fold
    const isOtherInside = ({ row }: Item): boolean => row.weight === undefined && publicFold(row, folds) === fold
    const outside = own.filter((item) => !isOwnInside(item))
    const fit = fitTier(
      outside,
      others.filter((item) => !isOtherInside(item)),
      seed + fold,
    )
    const known = outside.filter(({ row }) => !isTypical(row))
    const index = indexOf(idfTable(known), known)
    const judged = (item: Item): Signal => signalOf(fit, item, likenessVote(index.nearest([...item.prepared.words], 8)))
    signals.own.push(...own.filter(isOwnInside).map(judged))
    signals.others.push(...others.filter(isOtherInside).map(judged))
    progress(`fold ${fold + 1} of ${folds} read without having seen it`)
  }
  return signals
}
