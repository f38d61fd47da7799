import { likenessVote } from '@atlas/engine/text-parts'
import { choices } from '../pipeline/choices.ts'
import { foldOf } from './corpus.ts'
import { idfTable, indexOf, type Item } from './examples.ts'
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

/** What the tiers say of each training row when they have not seen its group. */
export const unseenSignals = (
  own: readonly Item[],
  others: readonly Item[],
  seed: number,
  progress: (line: string) => void,
): Signal[] => {
  const signals: Signal[] = []
  for (let fold = 0; fold < folds; fold++) {
    const inside = own.filter(({ row }) => foldOf(row, folds) === fold)
    const outside = own.filter(({ row }) => foldOf(row, folds) !== fold)
    const fit = fitTier(outside, others, seed + fold)
    const known = outside.filter(({ row }) => !isTypical(row))
    const index = indexOf(idfTable(known), known)
    for (const item of inside)
      signals.push(signalOf(fit, item, likenessVote(index.nearest([...item.prepared.words], 8))))
    progress(`fold ${fold + 1} of ${folds} read without having seen it`)
  }
  return signals
}
