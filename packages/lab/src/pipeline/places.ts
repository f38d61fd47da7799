import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PublicSet } from '../text/public-sets.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Where a run reads and writes. Nothing outside `out` is written but by promotion and by `accept`. */
export const places = {
  root,
  out: path.join(root, 'out'),
  engine: path.join(root, 'packages/engine/src'),
  lab: path.join(root, 'packages/lab/src'),
  python: path.join(root, 'packages/lab/encoder'),
  textModel: path.join(root, 'packages/engine/model/text'),
  encoder: path.join(root, 'packages/engine/model/text/encoder'),
  linkModel: path.join(root, 'packages/engine/model/link/link-model.bin'),
  golden: path.join(root, 'packages/lab/src/text/golden-reports.json'),
} as const

/** What a command was asked to do. */
export type Options = {
  readonly out: string
  readonly small: boolean
  /** Never look for an accelerator. */
  readonly cpu: boolean
  /** Links: keep the shipped letter runs and trees. */
  readonly tables?: boolean
  /** The folder of the public sets, of the link data, and of an encoder that was trained elsewhere. */
  readonly sets?: string | undefined
  readonly links?: string | undefined
  readonly trained?: string | undefined
  /** A file of approved examples of a server, to learn from as well. */
  readonly approved?: string | undefined
  readonly say: (line: string) => void
}

/** The folders of the stages that a model is made of, and the public sets it had. */
export type Made = {
  readonly rows: string
  readonly encode: string
  readonly fit: string
  readonly sets: { readonly present: readonly PublicSet[]; readonly hashes: Readonly<Record<string, string>> }
}
