import unhomoglyph from 'unhomoglyph'

/** UTS #39, section 4: what is not seen goes, and every letter becomes the one that stands for all that look like it. */
const skeletonOf = (text: string): string => {
  const seen = text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return unhomoglyph(seen).normalize('NFD')
}

/**
 * Two names with one answer here look alike, whatever letters they are written in. The table tells large from small
 * letters (0 is O, 1 is l), and names do not: so the case is folded between two turns.
 */
export const lookOf = (name: string): string => skeletonOf(skeletonOf(name.normalize('NFKC')).toLowerCase())
