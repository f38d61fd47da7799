const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const firstOf = (name: string): string => {
  const [first] = segmenter.segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** What a reader would call the first letter, also where it is made of several code points. */
export const initialsOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  firstOf(first_name) + firstOf(last_name)
