/** How usual it is that a letter follows the two before it in the names of visited sites. */
export type LetterModel = { readonly surprise: (name: string) => number; readonly worst: (name: string) => number }

const ALPHABET = '^abcdefghijklmnopqrstuvwxyz0123456789-'
export const LETTER_COUNT = ALPHABET.length
/** One byte a triple: bits of surprise times this. */
export const LETTER_SCALE = 16

const letterNumber = (letter: string): number => Math.max(0, ALPHABET.indexOf(letter))

/** Calls `visit` with the place of each triple of letters, the ends of the name marked. */
export const visitTriples = (name: string, visit: (triple: number) => void): void => {
  let [a, b] = [0, 0]
  for (let i = 0; i <= name.length; i += 1) {
    const c = i < name.length ? letterNumber(name.charAt(i)) : 0
    visit((a * LETTER_COUNT + b) * LETTER_COUNT + c)
    a = b
    b = c
  }
}

const WINDOW = 3

export const readLetters = (bits: Uint8Array): LetterModel => {
  const bitsOf = (name: string): number[] => {
    const all: number[] = []
    visitTriples(name.slice(0, 63), (triple) => all.push((bits[triple] ?? 0) / LETTER_SCALE))
    return all
  }
  return {
    surprise: (name) => {
      const all = bitsOf(name)
      return all.reduce((sum, value) => sum + value, 0) / all.length
    },
    worst: (name) => {
      const all = bitsOf(name)
      let [sum, worst] = [0, 0]
      for (const [i, value] of all.entries()) {
        sum += value - (i >= WINDOW ? (all[i - WINDOW] ?? 0) : 0)
        worst = Math.max(worst, sum / WINDOW)
      }
      return worst
    },
  }
}
