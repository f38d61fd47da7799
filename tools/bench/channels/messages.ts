import { readBenchmark } from '../../../packages/lab/src/benchmark/rows.ts'
import { groupNumber, type Row } from '../../../packages/lab/src/text/corpus.ts'
import { isTypicalHeld, readTypical } from '../../../packages/lab/src/text/typical.ts'

export type Message = Pick<Row, 'id' | 'text' | 'label' | 'channel'>

export type Piles = { readonly typical: readonly Message[]; readonly benchmark: readonly Message[] }

/** English messages that nothing was trained on; what no reader can decide and promotion have no right verdict. */
export const readPiles = (): Piles => ({
  typical: readTypical().filter((row) => row.lang === 'en' && row.label !== 'promotion' && isTypicalHeld(row)),
  benchmark: readBenchmark('en').decidable.filter(({ label }) => label !== 'promotion'),
})

type Wish = { readonly channels: readonly string[]; readonly count: number; readonly seed: string }

/** So many scams and so many honest ones that came this way: half from each pile, more from one where the other is short. */
export const chooseMessages = ({ typical, benchmark }: Piles, { channels, count, seed }: Wish): Message[] => {
  const order = ({ id }: Message): number => groupNumber(`${seed} ${id}`)
  const ofLabel = (pile: readonly Message[], label: string): Message[] =>
    pile
      .filter((message) => message.label === label && channels.includes(message.channel))
      .sort((left, right) => order(left) - order(right))
  const pick = (label: string): Message[] => {
    const [first, second] = [ofLabel(typical, label), ofLabel(benchmark, label)]
    const fromFirst = Math.min(first.length, Math.max(Math.ceil(count / 2), count - second.length))
    return [...first.slice(0, fromFirst), ...second.slice(0, count - fromFirst)]
  }
  return [...pick('scam'), ...pick('honest')]
}
