import type { Output } from '../models.ts'

/** One character read: how sure (0 to 1), and where its middle stands as a share of the line's width. */
export type Glyph = {
  readonly char: string
  readonly sure: number
  readonly at: number
  /** How much of this letter's share went to accented forms of it. */
  readonly accent?: number
}
export type LineReading = {
  readonly text: string
  readonly glyphs: readonly Glyph[]
  /** Mean and least sureness of what is no space. */
  readonly mean: number
  readonly worst: number
}

/** The models under-report gaps between words: this much of a space is a space. */
const SPACE_SHARE = 0.1
/** A character just under "nothing here" counts. */
const WEAK_SHARE = 0.4
/** Read as a gap, but this much of an underline is one. */
const UNDERLINE_SHARE = 0.15

type Emission = { readonly kind: number; sure: number; readonly from: number; to: number }
type Peaks = { readonly best: Int32Array; readonly second: Int32Array }

const findPeaks = ({ values }: Output, steps: number, kinds: number): Peaks => {
  const best = new Int32Array(steps)
  const second = new Int32Array(steps)
  for (let step = 0; step < steps; step++) {
    let [first, firstValue, next, nextValue] = [0, -1, 0, -1]
    for (let kind = 0; kind < kinds; kind++) {
      const value = values[step * kinds + kind] ?? 0
      if (value > firstValue) {
        next = first
        nextValue = firstValue
        first = kind
        firstValue = value
      } else if (value > nextValue) {
        next = kind
        nextValue = value
      }
    }
    best[step] = first
    second[step] = next
  }
  return { best, second }
}

const emit = (output: Output, steps: number, kinds: number): readonly Emission[] => {
  const { best, second } = findPeaks(output, steps, kinds)
  const share = (step: number, kind: number): number => output.values[step * kinds + kind] ?? 0
  const out: Emission[] = []
  let last = 0
  for (let step = 0; step < steps; step++) {
    const kind = best[step] ?? 0
    const open = out.at(-1)
    if (kind !== 0 && kind === last && open) {
      open.to = step
      open.sure = Math.max(open.sure, share(step, kind))
    } else if (kind !== 0) out.push({ kind, sure: share(step, kind), from: step, to: step })
    else {
      const weak = second[step] ?? 0
      const isNear = (other: number): boolean =>
        best[other] === weak || (best[other] === 0 && second[other] === weak && share(other, weak) >= share(step, weak))
      if (weak !== 0 && share(step, weak) >= WEAK_SHARE && !isNear(step - 1) && !isNear(step + 1)) {
        out.push({ kind: weak, sure: share(step, weak), from: step, to: step })
      }
    }
    last = kind
  }
  return out
}

const plain = (char: string): string => (char === 'ß' ? 'B' : (char.normalize('NFD')[0] ?? char))

const accentsByList = new WeakMap<readonly string[], ReadonlyMap<number, readonly number[]>>()

/** For each class the classes of the same letter with an accent. */
const accentsOf = (letters: readonly string[]): ReadonlyMap<number, readonly number[]> => {
  const known = accentsByList.get(letters)
  if (known) return known
  const accents = new Map<number, number[]>()
  letters.forEach((letter, index) => {
    if (!/^[ßà-öø-ýÀ-ÖØ-Ý]$/.test(letter)) return
    const base = letters.indexOf(plain(letter)) + 1
    accents.set(base, [...(accents.get(base) ?? []), index + 1])
  })
  accentsByList.set(letters, accents)
  return accents
}

/** The largest share, over the steps of one letter, that its accented forms had together. */
const accentShare = (
  { kind, from, to }: Emission,
  output: Output,
  kinds: number,
  letters: readonly string[],
): number => {
  const accents = accentsOf(letters).get(kind) ?? []
  let most = 0
  for (let step = from; step <= to; step++) {
    most = Math.max(
      most,
      accents.reduce((sum, accent) => sum + (output.values[step * kinds + accent] ?? 0), 0),
    )
  }
  return most
}

/** Puts characters together: no space at the ends, never two in a row. */
export const toReading = (all: readonly Glyph[]): LineReading => {
  const glyphs = all.filter(({ char }, index) => char !== ' ' || (index > 0 && all[index - 1]?.char !== ' '))
  while (glyphs.at(-1)?.char === ' ') glyphs.pop()
  const ink = glyphs.filter(({ char }) => char !== ' ')
  return {
    text: glyphs.map(({ char }) => char).join(''),
    glyphs,
    mean: ink.length === 0 ? 0 : ink.reduce((sum, { sure }) => sum + sure, 0) / ink.length,
    worst: ink.reduce((least, { sure }) => Math.min(least, sure), 1),
  }
}

/** The largest share of one class between two steps. */
const mostOf = ({ values }: Output, kinds: number, kind: number, from: number, to: number): number => {
  let most = 0
  for (let step = from; step <= to; step++) most = Math.max(most, values[step * kinds + kind] ?? 0)
  return most
}

export const readOutput = (output: Output, letters: readonly string[]): LineReading => {
  const [, steps = 0, kinds = 1] = output.dims
  const space = kinds - 1
  const underline = letters.indexOf('_') + 1
  const emissions = emit(output, steps, kinds)
  const charOf = ({ kind, from, to }: Emission): string => {
    if (kind !== space) return letters[kind - 1] ?? ' '
    return mostOf(output, kinds, underline, from, to) >= UNDERLINE_SHARE ? '_' : ' '
  }
  const glyphs = emissions.flatMap((emission, index): readonly Glyph[] => {
    const char = charOf(emission)
    const accent = accentShare(emission, output, kinds, letters)
    const glyph = { char, sure: emission.sure, at: (emission.from + emission.to + 1) / 2 / steps, accent }
    const next = emissions[index + 1]
    if (!next || char === ' ' || charOf(next) === ' ') return [glyph]
    const gap = mostOf(output, kinds, space, emission.to, next.from)
    if (gap < SPACE_SHARE) return [glyph]
    return [glyph, { char: ' ', sure: Math.max(gap, 0.5), at: (emission.to + next.from + 1) / 2 / steps }]
  })
  const isUnderline = (index: number): boolean => glyphs[index]?.char === '_'
  return toReading(
    glyphs.filter(({ char }, index) => char !== ' ' || !(isUnderline(index - 1) || isUnderline(index + 1))),
  )
}
