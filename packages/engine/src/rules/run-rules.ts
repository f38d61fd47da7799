import type { Sought } from '../reading/sought.ts'
import type { Span } from '../reading/types.ts'
import { allRules } from './all-rules.ts'
import type { Rule } from './rule.ts'
import { ownWordsOf } from './told.ts'

export type Fired = { readonly rule: Rule; readonly spans: readonly Span[] }

/** What stands in a message whoever is quoted: its links and its letters, and what honest messages say. */
const WHOEVER_SPEAKS: ReadonlySet<Rule['theme']> = new Set(['link', 'disguise', 'reassuring'])

/** Every rule that finds something, in the order of the list. `isKnown`: those that the model has a weight for. */
export const runRules = (sought: Sought, isKnown: (id: string) => boolean = () => true): Fired[] => {
  const ownWords = ownWordsOf(sought)
  const fired = allRules.flatMap((rule) => {
    const found = isKnown(rule.id) ? rule.find(sought) : []
    const spans =
      found.length === 0 || WHOEVER_SPEAKS.has(rule.theme) ? found : ownWords(found, rule.theme === 'secrecy')
    return spans.length > 0 ? [{ rule, spans }] : []
  })
  const ids = new Set(fired.map(({ rule }) => rule.id))
  return fired.filter(({ rule }) => rule.undoneBy?.some((id) => ids.has(id)) !== true)
}

/** One theme cannot run away with the score: what a theme adds is capped. */
const THEME_CAP = 3
/** Scams borrow the words of honest senders, so what reassures is capped lower. */
const CALM_CAP = 1.5

/** Points of the rules that fired: the keyword part. */
export const keywordPoints = (fired: readonly Fired[], points: Readonly<Record<string, number>>): number => {
  const themes = new Map<string, number>()
  for (const { rule } of fired) {
    const worth = points[rule.id] ?? 0
    const key = worth < 0 ? 'reassuring' : rule.theme
    themes.set(key, (themes.get(key) ?? 0) + worth)
  }
  return [...themes.values()].reduce((sum, worth) => sum + Math.max(-CALM_CAP, Math.min(THEME_CAP, worth)), 0)
}
