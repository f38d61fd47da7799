import unhomoglyph from 'unhomoglyph'
import type { Name } from '../store/users.ts'

/** What makes two names the same: compatibility forms and case do not. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase()

/** UTS #39: two names with one skeleton look alike, whatever letters they are written in. */
const skeleton = (folded: string): string => unhomoglyph(folded.normalize('NFD')).normalize('NFD')

export const readName = (given: string): Name => {
  const username = given.normalize('NFKC')
  const usernameFolded = foldName(given)
  return { username, usernameFolded, usernameSkeleton: skeleton(usernameFolded) }
}
