import type { LinkModel } from '../model/load-model.ts'
import type { Signs } from '../signs/read-signs.ts'
import type { Because } from '../reasons.ts'
import type { LinkContext, OpinionKind } from '../types.ts'

export type Finding = { readonly opinion: OpinionKind; readonly because: Because }

export type Case = {
  readonly signs: Signs
  readonly model: LinkModel
  readonly context: LinkContext
  /** Probability by the learned model; undefined when the file carries none. */
  readonly learned: number | undefined
}

/** One independent judge of an address. Its id is never renamed. */
export type Engine = {
  readonly id: string
  readonly judge: (subject: Case) => Finding
}
