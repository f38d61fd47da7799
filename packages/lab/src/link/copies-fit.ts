import { HOWS, type Copies } from '@atlas/engine/link-training'
import { choices } from '../pipeline/choices.ts'

const { copiedCaught, copiedPrice } = choices.link.weigher

/** One link that copies a brand's name: how, how sure its word is, and whether it is caught without that. */
export type CopyCell = {
  readonly how: string
  readonly weight: number
  readonly malicious: boolean
  readonly caught: boolean
}

/** A way of copying counted from this weight on: what it is worth, and how many honest links it costs. */
type Option = { readonly least: number | undefined; readonly worth: number; readonly honest: number }

const WEIGHTS = [3, 2, 1, 0] as const
const NOT_COUNTED: Option = { least: undefined, worth: 0, honest: 0 }

const optionsOf = (cells: readonly CopyCell[], leastSeen: number): Option[] => [
  NOT_COUNTED,
  ...WEIGHTS.flatMap((least) => {
    const counted = cells.filter(({ weight }) => weight >= least)
    const scams = counted.filter(({ malicious }) => malicious)
    if (scams.length < leastSeen) return []
    const honest = counted.filter(({ malicious, caught }) => !malicious && !caught).length
    const caught = scams.filter((cell) => cell.caught).length
    return [{ least, honest, worth: scams.length - caught + copiedCaught * caught - copiedPrice * honest }]
  }),
]

type Choice = { readonly worth: number; readonly copies: Copies }

/** The least weights that are worth most while no more than `budget` honest links are added; of equals the strictest. */
export const bestCopies = (cells: readonly CopyCell[], budget: number, leastSeen: number): Copies => {
  let best: (Choice | undefined)[] = Array.from({ length: budget + 1 }, (_, spent) =>
    spent === 0 ? { worth: 0, copies: {} } : undefined,
  )
  for (const how of HOWS) {
    const options = optionsOf(
      cells.filter((cell) => cell.how === how),
      leastSeen,
    )
    const next: (Choice | undefined)[] = Array.from({ length: budget + 1 })
    for (const [spent, before] of best.entries()) {
      if (!before) continue
      for (const { least, worth, honest } of options) {
        const at = spent + honest
        if (at > budget || before.worth + worth <= (next[at]?.worth ?? -Infinity)) continue
        next[at] = {
          worth: before.worth + worth,
          copies: least === undefined ? before.copies : { ...before.copies, [how]: least },
        }
      }
    }
    best = next
  }
  const found = best.filter((choice) => choice !== undefined)
  return found.reduce((top, choice) => (choice.worth > top.worth ? choice : top)).copies
}
