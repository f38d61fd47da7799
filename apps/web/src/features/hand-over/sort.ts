import { sortOfFile } from '../../shared/browser/file-sort.ts'
import type { Brought } from './hand-over.ts'

const LINK = /^(?:https?:\/\/\S+|(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?)$/iu

/** One address and nothing else is a link; anything longer is a message, whatever links are in it. */
export const sortText = (text: string): Brought | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return LINK.test(trimmed) ? { kind: 'link', text: trimmed } : { kind: 'text', text }
}

export const sortFile = (file: File): Brought | undefined => {
  const kind = sortOfFile(file)
  return kind === undefined ? undefined : { kind, file }
}

/** Files first: a copied picture often comes with a piece of text as well. */
export const sortTransfer = (transfer: DataTransfer): Brought | undefined =>
  Array.from(transfer.files)
    .map(sortFile)
    .find((brought) => brought !== undefined) ?? sortText(transfer.getData('text/plain'))
