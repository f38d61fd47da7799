import { toReading, type Glyph, type LineReading } from './ctc.ts'

/** Several readings of one line become one: aligned to the first, in every place the heaviest option wins. */
export type Voter = { readonly reading: LineReading; readonly isAscii: boolean }

/** Odd places are the first reading's characters, even places the gaps between them. */
type Option = { readonly place: number; readonly text: string; readonly weight: number; readonly isAscii: boolean }

const NOTHING = 0.4
const EDIT = 2

const cost = (a: Glyph | undefined, b: Glyph | undefined): number => {
  if (!a || !b) return Infinity
  if (a.char === b.char) return 0
  return (a.char === ' ') === (b.char === ' ') ? 3 : 4
}

const distances = (a: readonly Glyph[], b: readonly Glyph[]): readonly Float64Array[] => {
  const rows: Float64Array[] = []
  for (let i = 0; i <= a.length; i++) {
    const row = new Float64Array(b.length + 1)
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) row[j] = (i + j) * EDIT
      else {
        const swap = (rows[i - 1]?.[j - 1] ?? 0) + cost(a[i - 1], b[j - 1])
        row[j] = Math.min(swap, (rows[i - 1]?.[j] ?? 0) + EDIT, (row[j - 1] ?? 0) + EDIT)
      }
    }
    rows.push(row)
  }
  return rows
}

const align = (base: readonly Glyph[], other: readonly Glyph[]): readonly (readonly Glyph[])[] => {
  const places: Glyph[][] = Array.from({ length: 2 * base.length + 1 }, () => [])
  const rows = distances(base, other)
  const far = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  let [i, j] = [base.length, other.length]
  while (i > 0 || j > 0) {
    const glyph = other[j - 1]
    if (glyph && far(i, j) === far(i - 1, j - 1) + cost(base[i - 1], glyph)) {
      places[2 * i - 1]?.unshift(glyph)
      i--
      j--
    } else if (far(i, j) === far(i - 1, j) + EDIT) i--
    else {
      if (glyph) places[2 * i]?.unshift(glyph)
      j--
    }
  }
  return places
}

const isForeign = (text: string): boolean => /[^\u0020-\u007E]/.test(text)

const optionsOf = (base: readonly Glyph[], { reading, isAscii }: Voter): readonly Option[] =>
  align(base, reading.glyphs).map((glyphs, place) => {
    const text = glyphs.map(({ char }) => char).join('')
    const near = reading.glyphs[Math.min(reading.glyphs.length - 1, place >> 1)]?.sure ?? 0.5
    let weight = glyphs.length > 0 ? Math.min(...glyphs.map(({ sure }) => sure)) : NOTHING * near
    // Signs of money and underlines are seen too rarely, the former never by the ASCII model; spaces are missed far more often than invented.
    if (/[£€_]/.test(text)) weight += 0.5
    if (text === ' ') weight *= 1.2
    return { place, text, weight, isAscii }
  })

/** The ASCII model has no say where another sees a letter it does not know. */
const heaviest = (options: readonly Option[]): { readonly text: string; readonly share: number } => {
  const hasForeign = options.some(({ text }) => isForeign(text))
  const weights = new Map<string, number>()
  for (const { text, weight, isAscii } of options) {
    if (isAscii && hasForeign) continue
    weights.set(text, (weights.get(text) ?? 0) + weight)
  }
  const [best] = [...weights].toSorted((a, b) => b[1] - a[1])
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return { text: best?.[0] ?? '', share: Math.min(1, (best?.[1] ?? 0) / Math.max(total, 1e-6)) }
}

export const vote = (voters: readonly Voter[]): LineReading => {
  const base = voters[0]?.reading.glyphs ?? []
  const options = voters.map((voter) => optionsOf(base, voter))
  const glyphs: Glyph[] = []
  for (let place = 0; place <= 2 * base.length; place++) {
    const { text, share } = heaviest(options.flatMap((list) => list[place] ?? []))
    const near = base[Math.min(base.length - 1, place >> 1)]
    const accent = place % 2 === 1 && near?.char === text ? (near.accent ?? 0) : 0
    for (const char of text) glyphs.push({ char, sure: share, at: near?.at ?? 0, accent })
  }
  return toReading(glyphs)
}
