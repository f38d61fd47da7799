import { brotliCompressSync } from 'node:zlib'
import type { Figures } from '../benchmark/figures-file.ts'
import type { Line } from '../benchmark/figures.ts'
import { choices } from './choices.ts'

/** One demand on a new model: a figure, and what it must reach or stay below. */
export type Bar = {
  readonly name: string
  readonly value: number
  readonly least?: number | undefined
  readonly most?: number | undefined
}

export const holds = ({ value, least, most }: Bar): boolean =>
  Number.isFinite(value) && (least === undefined || value >= least) && (most === undefined || value <= most)

export const barLine = (bar: Bar): string => {
  const limit = bar.least === undefined ? `at most ${bar.most}` : `at least ${bar.least}`
  return `${holds(bar) ? 'holds ' : 'FAILS '} ${bar.name}: ${Math.round(bar.value * 10_000) / 10_000}, ${limit}`
}

const { bars } = choices

const nothing = { scams: 0, honest: 0, caught: null, caughtSurely: null, alarms: null, alarmsSurely: null } as const

/** A line of the figures; one that is not there holds no figure, and so fails its bars. */
export const lineNamed = (figures: Figures, id: string): Line =>
  figures.checkers.find((line) => line.id === id) ?? { id, ...nothing, auc: null, recallAt5: null }

/** What the model must reach by itself. A figure that is not there fails its bar. */
export const ownBars = (figures: Figures): Bar[] => {
  const [server, browser] = [lineNamed(figures, 'server'), lineNamed(figures, 'browser')]
  return [
    { name: 'benchmark scams above 1.5', value: server.caught ?? Number.NaN, least: bars.caught },
    { name: 'benchmark scams above 4', value: server.caughtSurely ?? Number.NaN, least: bars.caughtSurely },
    { name: 'honest benchmark messages above 1.5', value: server.alarms ?? Number.NaN, most: bars.alarms },
    { name: 'honest benchmark messages above 4', value: server.alarmsSurely ?? Number.NaN, most: bars.alarmsSurely },
    { name: 'calibration error', value: figures.calibrationError ?? Number.NaN, most: bars.calibration },
    { name: 'in a browser, scams above 1.5', value: browser.caught ?? Number.NaN, least: bars.coreCaught },
    { name: 'in a browser, honest above 1.5', value: browser.alarms ?? Number.NaN, most: bars.coreAlarms },
    ...figures.kinds.map(({ id, caught }) => ({
      name: `scams of kind ${id}`,
      value: caught ?? Number.NaN,
      least: bars.kind,
    })),
  ]
}

export const sizeBars = (core: Uint8Array, encoder: readonly Uint8Array[]): Bar[] => [
  { name: 'core.bin in MB', value: core.length / 1e6, most: bars.coreMegabytes },
  { name: 'core.bin packed in MB', value: brotliCompressSync(core).length / 1e6, most: bars.packedMegabytes },
  {
    name: 'encoder in MB',
    value: encoder.reduce((sum, { length }) => sum + length, 0) / 1e6,
    most: bars.encoderMegabytes,
  },
]

/** Figures have three places, and so has what lies between two of them. */
const between = (now: number | null, shipped: number | null): number =>
  Math.round(((now ?? Number.NaN) - (shipped ?? 0)) * 1000) / 1000

/** Side by side with the shipped model, on the same rows in the same run. */
export const besideBars = (now: Line, shipped: Line): Bar[] => [
  { name: 'AUC beside the shipped model', value: between(now.auc, shipped.auc), least: -bars.aucLoss },
]

/** On public sets never trained on: as one pile, beside the shipped model. */
export const publicBars = (now: Line, shipped: Line): Bar[] => [
  {
    name: 'public scams above 1.5 beside the shipped model',
    value: between(now.caught, shipped.caught),
    least: -bars.publicLoss,
  },
  {
    name: 'public honest messages above 1.5 beside the shipped model',
    value: between(now.alarms, shipped.alarms),
    most: bars.publicLoss,
  },
]
