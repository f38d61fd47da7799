import { gramsOf } from './features.ts'
import type { KnownExample } from './likeness.ts'
import { mask } from './mask.ts'
import type { TextModel } from './model.ts'
import { read } from './read.ts'

const EXCERPT = 140

/** Adds an approved example to what later texts are compared with, at once and without retraining. */
export const learnExample = (
  model: TextModel,
  example: Omit<KnownExample, 'excerpt'> & { readonly text: string },
): void => {
  const { words } = gramsOf(mask(read(example.text)))
  model.likeness.add(
    { id: example.id, label: example.label, kind: example.kind, excerpt: example.text.slice(0, EXCERPT) },
    words,
  )
}
