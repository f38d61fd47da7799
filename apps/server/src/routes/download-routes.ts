import { readDownloads } from '@atlas/contract'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'

export const downloadRoutes = (mount: Mount, { downloads }: Pick<Parts, 'downloads'>): void => {
  mount.open(readDownloads, () => downloads.list())
}
