/** Bits a letter: random strings score high, words low. */
export const entropy = (text: string): number => {
  if (text === '') return 0
  const seen = new Map<string, number>()
  const part = text.slice(0, 200)
  for (const letter of part) seen.set(letter, (seen.get(letter) ?? 0) + 1)
  let bits = 0
  for (const times of seen.values()) bits -= (times / part.length) * Math.log2(times / part.length)
  return bits
}

const share = (text: string, pattern: RegExp): number => (text === '' ? 0 : (text.match(pattern)?.length ?? 0) / text.length)

export const digitShare = (text: string): number => share(text, /\d/g)

export const vowelShare = (text: string): number => share(text, /[aeiouy]/g)

export const longestRun = (text: string, pattern: RegExp): number =>
  (text.match(pattern) ?? []).reduce((max, run) => Math.max(max, run.length), 0)

/** How often letters and digits take turns: `a1b2c3` 5, `route66` 1. */
export const letterShape = (text: string): number => text.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0
