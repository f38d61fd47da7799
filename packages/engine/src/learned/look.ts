import type { Span } from '../reading/types.ts'
import { mask } from '../reading/mask.ts'
import { passageOf, read } from '../reading/read.ts'
import { homeOfName, judgeAddress } from '../reading/things/read-links.ts'
import { readBare } from '../bare/read-bare.ts'
import type { Bare } from '../bare/types.ts'
import { seek, seekInside, type Sought } from '../reading/sought.ts'
import type { LinkKnowledge, Reading } from '../reading/types.ts'
import { type Fired, keywordPoints, runRules } from '../rules/run-rules.ts'
import { combine, type Combined, type Part, type Signals } from './combine.ts'
import { foundFlags, type Grams, gramsOf } from './features.ts'
import { likenessVote, type Neighbour } from './likeness/likeness.ts'
import type { TextModel } from './model.ts'
import { worstPassages } from './passages.ts'
import { crossesOf, weighExtra, weighGrams } from './weigh.ts'

/** Longer texts are read up to here; callers refuse them before. */
export const MOST_CHARACTERS = 50_000
const NEIGHBOURS = 8

/** What judging a text takes. */
export type TextParts = { readonly model: TextModel; readonly links: LinkKnowledge }

/** One text, or one passage of it, as the core sees it. */
export type Seen = {
  readonly reading: Reading
  readonly sought: Sought
  readonly fired: readonly Fired[]
  readonly grams: Grams
  readonly words: number
  readonly neighbours: readonly Neighbour[]
}

export type Look = Seen & {
  /** The whole text is one number, address, account or name. */
  readonly bare: Bare | undefined
  /** The passage of a long text that looks worst when it stands alone, and where it stands. */
  readonly passage: (Seen & { readonly span: Span }) | undefined
}

const see = (sought: Sought, model: TextModel): Seen => {
  const { reading } = sought
  const fired = runRules(sought, model.isTrained)
  const found = [...foundFlags(reading)].filter(model.isTrained)
  const rules = fired.map(({ rule }) => rule.id)
  const grams = gramsOf(mask(reading))
  return {
    reading,
    sought,
    fired,
    grams,
    words: weighGrams(model, grams, weighExtra(model, rules, found, crossesOf([...rules, ...found]))),
    neighbours: model.likeness.nearest(grams.words, NEIGHBOURS),
  }
}

/** What the core has to say of a text or a passage, as numbers. */
export const signalsOf = (
  { reading, fired, words, neighbours }: Seen,
  { settings }: TextModel,
  part: Part,
): Signals => ({
  words,
  part,
  likeness: likenessVote(neighbours),
  links: [...reading.links, ...reading.senders].map(({ opinion }) => opinion.verdict),
  isEnglish: reading.language === 'en',
  keywords: keywordPoints(fired, settings.points),
})

/** What the core, and the encoder where it spoke, make of a text or a passage. */
export const weighSeen = (seen: Seen, model: TextModel, encoder: number | undefined, part: Part): Combined =>
  combine({ ...signalsOf(seen, model, part), encoder }, model.settings.stack)

/** The core's part of judging a text, done once: what the encoder reads and what the report says both come from here. */
export const lookAt = (text: string, { model, links }: TextParts): Look => {
  const reading = read(text.slice(0, MOST_CHARACTERS), links)
  const whole = see(seek(reading), model)
  const fired = whole.fired.flatMap(({ rule, spans }) => spans.map((span) => ({ ...span, id: rule.id })))
  const passages = worstPassages(model, reading, fired).map((span) => ({
    ...see(seekInside(whole.sought, passageOf(reading, span), span), model),
    span,
  }))
  const worth = (seen: Seen): number => weighSeen(seen, model, undefined, 'passage').score
  const [worst] = passages.sort((left, right) => worth(right) - worth(left))
  const bare = readBare(text, {
    judgeLink: (url) => judgeAddress(url, links),
    homeOf: (name) => homeOfName(name, links),
  })
  return { ...whole, bare, passage: worst }
}
