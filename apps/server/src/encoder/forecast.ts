/** When texts would be done, before a decision is made. Times are milliseconds on one clock. */

/** A text that waits or is being read: how long each of its windows still takes, and when it was promised. */
export type Load = { readonly due: number; readonly costs: readonly number[] }

/** When each is done if they are begun in this order, each window by whichever core is free first. */
const finishTimes = (free: readonly number[], loads: readonly Load[]): number[] => {
  const cores = [...free]
  return loads.map(({ costs }) =>
    costs.reduce((latest, cost) => {
      const place = cores.indexOf(Math.min(...cores))
      const finish = (cores[place] ?? 0) + cost
      cores[place] = finish
      return Math.max(latest, finish)
    }, 0),
  )
}

/** How long a text takes that has all cores to itself. */
export const loneTime = (costs: readonly number[], cores: number): number =>
  finishTimes(
    Array.from({ length: cores }, () => 0),
    [{ due: 0, costs }],
  )[0] ?? 0

/** Earliest due first: what is short is due soon and passes what is long, and what is long is not passed for ever. */
export const byDue = (left: Pick<Load, 'due'>, right: Pick<Load, 'due'>): number => left.due - right.due

/** True when a newcomer would be done in time and nobody who is due after it would be late because of it. */
export const fits = (newcomer: Load, others: readonly Load[], free: readonly number[]): boolean => {
  const inOrder = [...others, newcomer].sort(byDue)
  const finishes = finishTimes(free, inOrder)
  return inOrder.every(({ due }, place) => due < newcomer.due || (finishes[place] ?? 0) <= due)
}
