/** A speech model that loses the thread says one phrase for ever. */

const LONGEST_PHRASE = 24

/** How many of the last tokens equal the token `period` places before them. */
const repeatedTail = (ids: readonly number[], period: number): number => {
  let count = 0
  while (count < ids.length - period && ids[ids.length - 1 - count] === ids[ids.length - 1 - count - period]) count++
  return count
}

const copiesThatAreALoop = (period: number): number => {
  if (period >= 4) return 3
  return period >= 2 ? 5 : 10
}

/** If the tail is a loop: how many tokens to drop so that one copy stays. */
export const loopLength = (ids: readonly number[]): number => {
  for (let period = 1; period <= LONGEST_PHRASE; period++) {
    const extra = period * (copiesThatAreALoop(period) - 1)
    if (ids.length >= period + extra && repeatedTail(ids, period) >= extra) return extra
  }
  return 0
}

/** After a reading that never ended: its length without a repeated ending of six tokens or more. */
export const lengthWithoutRepeat = (ids: readonly number[]): number => {
  for (let period = 4; period <= ids.length / 2; period++) {
    const repeated = repeatedTail(ids, period)
    if (repeated >= Math.max(6, period * 0.6)) return ids.length - repeated
  }
  return ids.length
}
