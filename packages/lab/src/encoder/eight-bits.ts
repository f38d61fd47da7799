/** What the encoder was trained to say of a text, and what its eight-bit file, or the first half of it, says of it. */
export type Said = { readonly trained: number; readonly file: number }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** The line through both: no label is used. Without it scores lie a little too low. */
export const fitLine = (said: readonly Said[]): { stretch: number; shift: number } => {
  if (said.length < 2) return { stretch: 1, shift: 0 }
  const [x, y] = [mean(said.map(({ file }) => file)), mean(said.map(({ trained }) => trained))]
  const spread = mean(said.map(({ file }) => (file - x) ** 2))
  const shared = mean(said.map(({ file, trained }) => (file - x) * (trained - y)))
  const stretch = spread === 0 ? 1 : rounded(shared / spread)
  return { stretch, shift: rounded(y - stretch * x) }
}
