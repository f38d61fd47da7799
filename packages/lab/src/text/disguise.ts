const swaps: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: '0', i: '1', s: '$', c: 'с', p: 'р' }

/** A disguised copy of a message, the same every time: every few words a letter is swapped, split off or followed by a hidden one. */
export const disguise = (text: string): string => {
  let number = 0
  return text.replaceAll(/[a-z]{4,}/gi, (word) => {
    number++
    const middle = Math.floor(word.length / 2)
    const letter = word.charAt(middle).toLowerCase()
    if (number % 3 === 0) return word.slice(0, middle) + (swaps[letter] ?? word.charAt(middle)) + word.slice(middle + 1)
    if (number % 7 === 0) return `${word.slice(0, middle)}\u200b${word.slice(middle)}`
    return number % 11 === 0 ? Array.from(word).join('.') : word
  })
}
