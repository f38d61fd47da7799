import type { Output } from './models.ts'

/** One character read: how sure (0 to 1), and where its middle stands as a share of the line's width. */
export type Glyph = { readonly char: string; readonly sure: number; readonly at: number }
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
/** The Latin model prefers plain letters: this much of an accent is an accent. */
const ACCENT_SHARE = 0.25

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

const withAccent = (emission: Emission, output: Output, kinds: number, letters: readonly string[]): Emission => {
  let best = emission
  for (const kind of accentsOf(letters).get(emission.kind) ?? []) {
    for (let step = emission.from; step <= emission.to; step++) {
      const share = output.values[step * kinds + kind] ?? 0
      if (share >= ACCENT_SHARE && (best === emission || share > best.sure)) best = { ...emission, kind, sure: share }
    }
  }
  return best
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

export const readOutput = (output: Output, letters: readonly string[]): LineReading => {
  const [, steps = 0, kinds = 1] = output.dims
  const emissions = emit(output, steps, kinds).map((emission) => withAccent(emission, output, kinds, letters))
  const charOf = (kind: number): string => (kind === kinds - 1 ? ' ' : (letters[kind - 1] ?? ' '))
  const glyphs = emissions.flatMap((emission, index): readonly Glyph[] => {
    const char = charOf(emission.kind)
    const glyph = { char, sure: emission.sure, at: (emission.from + emission.to + 1) / 2 / steps }
    const next = emissions[index + 1]
    if (!next || char === ' ' || charOf(next.kind) === ' ') return [glyph]
    let space = 0
    for (let step = emission.to; step <= next.from; step++) {
      space = Math.max(space, output.values[step * kinds + kinds - 1] ?? 0)
    }
    if (space < SPACE_SHARE) return [glyph]
    return [glyph, { char: ' ', sure: Math.max(space, 0.5), at: (emission.to + next.from + 1) / 2 / steps }]
  })
  return toReading(glyphs)
}
