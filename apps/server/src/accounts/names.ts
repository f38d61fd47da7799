import type { Name } from '../store/users.ts'
import { lookOf } from './look-alike.ts'

/** What makes two names the same: compatibility forms and case do not. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase()

export const readName = (given: string): Name => ({
  username: given.normalize('NFKC'),
  usernameFolded: foldName(given),
  usernameSkeleton: lookOf(given),
})
