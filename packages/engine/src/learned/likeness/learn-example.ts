import { gramsOf } from '../features.ts'
import type { KnownExample, Neighbour } from './likeness.ts'
import { countStandIns } from '../../personal/mask-personal.ts'
import { mask } from '../../reading/mask.ts'
import type { TextModel } from '../model.ts'
import { read } from '../../reading/read.ts'
import type { Reading } from '../../reading/types.ts'

const EXCERPT = 140

/** The beginning of a text on one line, cut between two words. */
export const excerptOf = (text: string, most = EXCERPT): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const space = cut.lastIndexOf(' ')
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`
}

const hiddenKinds: ReadonlySet<string> = new Set(['link', 'mail', 'phone', 'code', 'crypto'])

/** What somebody sent in is shown to others without numbers and addresses, which may be somebody's own. */
const withoutAddresses = ({ things, original }: Reading): string => {
  const pieces: string[] = []
  let done = 0
  for (const { kind, original: span } of things) {
    if (!hiddenKinds.has(kind) || span.start < done) continue
    pieces.push(original.slice(done, span.start), '…')
    done = span.end
  }
  return [...pieces, original.slice(done)].join('').replaceAll(/\d[\d.,]*/g, '…')
}

/** Adds an approved example to what later texts are compared with, at once and without retraining. */
export const learnExample = (
  model: TextModel,
  { id, label, kind, text }: Omit<KnownExample, 'excerpt'> & { readonly text: string },
): void => {
  const reading = read(text)
  const { words } = gramsOf(countStandIns(mask(reading)))
  model.likeness.add({ id, label, kind, excerpt: excerptOf(withoutAddresses(reading)) }, words)
}

/** From now on texts are no longer compared with this one. */
export const unlearnExample = (model: TextModel, id: string): void => model.likeness.remove(id)

const SHOWN_FROM = 0.15

/** Known examples that share many words with a text, of any label, nearest first: what a reviewer compares with. */
export const knownLike = (model: TextModel, text: string, most = 5): readonly Neighbour[] => {
  const { words } = gramsOf(countStandIns(mask(read(text))))
  return model.likeness.nearest(words, most).filter(({ similarity }) => similarity >= SHOWN_FROM)
}
