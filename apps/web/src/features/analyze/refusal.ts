import { checkWords as words, say } from '@atlas/contract'
import { sortOfFile } from '../../shared/browser/file-sort.ts'
import type { FileKind } from './file-kind.ts'

export type Refusal = { readonly title: string; readonly say: string }

/** Why a file is not even sent. The server looks at its content; here only at what the browser says of it. */
export const refuseFile = (kind: FileKind, file: File): Refusal | undefined => {
  if (sortOfFile(file) !== kind.kind) return { title: kind.invalid, say: say(words.notThat, { name: file.name }) }
  if (file.size > kind.maxBytes)
    return { title: say(words.tooBig, { size: kind.maxBytes / 1_000_000 }), say: kind.tooBig }
  return undefined
}

export const saySize = (bytes: number): string =>
  bytes < 1_000_000
    ? say(words.size, { size: Math.max(1, Math.round(bytes / 1000)) })
    : say(words.sizeLarge, { size: (bytes / 1_000_000).toFixed(1) })
