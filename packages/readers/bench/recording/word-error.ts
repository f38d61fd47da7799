/** Word error rate. Numbers are compared digit by digit, whichever way they are written; fillers do not count. */

const FILLERS = new Set(['uh', 'um', 'er', 'ah', 'hm', 'mm'])
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

type Spoken = { readonly value: number; readonly kind: 'unit' | 'ten' | 'hundred' | 'thousand' }

const spoken = (word: string): Spoken | undefined => {
  const unit = UNITS.indexOf(word)
  if (unit !== -1) return { value: unit, kind: 'unit' }
  const ten = TENS.indexOf(word)
  if (ten !== -1) return { value: (ten + 2) * 10, kind: 'ten' }
  if (word === 'hundred') return { value: 100, kind: 'hundred' }
  return word === 'thousand' ? { value: 1000, kind: 'thousand' } : undefined
}

/** "two thousand one hundred" is 2100, "seven three one" is 7 3 1. */
const numbersOf = (parts: readonly Spoken[]): number[] => {
  const numbers: number[] = []
  let before: Spoken['kind'] | undefined
  for (const { value, kind } of parts) {
    const last = numbers.at(-1)
    if (kind === 'hundred' || kind === 'thousand') {
      const unit = last === undefined ? 1 : value === 1000 ? last : last % 1000
      if (last === undefined) numbers.push(value)
      else numbers[numbers.length - 1] = last - unit + unit * value
    } else if (
      last !== undefined &&
      ((before === 'ten' && value < 10 && value > 0) || before === 'hundred' || before === 'thousand')
    )
      numbers[numbers.length - 1] = last + value
    else numbers.push(value)
    before = kind
  }
  return numbers
}

export const wordsOf = (text: string): string[] => {
  const plain = text
    .toLowerCase()
    .replaceAll(/\$\s?([\d,.]*\d)/gu, '$1 dollars')
    .replaceAll(/(\d)[,:](?=\d)/gu, '$1')
    .replaceAll(/\b([ap])\.?\s?m\b\.?/gu, ' $1m ')
    .replaceAll(/[’']/gu, '')
    .replaceAll(/(\d+)/gu, ' $1 ')
    .match(/[\p{L}\d]+/gu)
  const words: string[] = []
  let run: Spoken[] = []
  const close = (): void => {
    for (const number of numbersOf(run)) words.push(...String(number).split(''))
    run = []
  }
  for (const word of plain ?? []) {
    const part = spoken(word)
    if (part) run.push(part)
    else {
      close()
      if (/^\d/.test(word)) words.push(...word.split(''))
      else if (!FILLERS.has(word)) words.push(word)
    }
  }
  close()
  return words
}

/** How many words must be changed, added or taken out. */
export const wordErrors = (reference: readonly string[], heard: readonly string[]): number => {
  let row = heard.map((_, index) => index + 1)
  reference.forEach((word, index) => {
    let diagonal = index
    let left = index + 1
    row = row.map((above, column) => {
      const cost = Math.min(left + 1, above + 1, diagonal + (heard[column] === word ? 0 : 1))
      diagonal = above
      left = cost
      return cost
    })
  })
  return heard.length === 0 ? reference.length : (row.at(-1) ?? 0)
}
