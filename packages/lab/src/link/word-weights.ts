import { parse } from 'tldts'
import { choices } from '../pipeline/choices.ts'
import type { BrandLine } from './table-brands.ts'

/** How far a word alone means its brand: 3 nothing else, 0 an everyday word. */
export type WordWeights = ReadonlyMap<string, number>

const settings = choices.link.tables
const SHORTEST = 3

const countWords = (
  hosts: Iterable<string>,
  owners: ReadonlyMap<string, ReadonlySet<string>>,
  longest: number,
): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const host of hosts) {
    const { domain, publicSuffix } = parse(host, { allowPrivateDomains: true })
    const text = host.slice(0, host.length - (publicSuffix ?? '').length).slice(-60)
    const seen = new Set<string>()
    for (let from = 0; from + SHORTEST <= text.length; from += 1) {
      for (let length = SHORTEST; length <= Math.min(longest, text.length - from); length += 1) {
        const word = text.slice(from, from + length)
        const own = owners.get(word)
        if (!own || own.has(domain ?? host)) continue
        // Short words count only as whole tokens: `ups` inside `groups` is no brand.
        const isWhole = !/[a-z0-9]/.test(text.charAt(from - 1)) && !/[a-z0-9]/.test(text.charAt(from + length))
        if (length >= 5 || isWhole) seen.add(word)
      }
    }
    for (const word of seen) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** Brand names that are words, surnames or places as well: alone they mean nothing. */
const EVERYDAY = new Set(
  'chase ledger stripe booking allegro norton oracle huntington fidelity kraken tesla apple outlook bitcoin ethereum solana aws irs saison epos intesa interbank matsui nomura monex strato correos correios discover schwab regions iphone medicare twitch canva aeon avito findmy antai goog fb'.split(
    ' ',
  ),
)

const weightOf = (word: string, tier: number, bad: number, good: number, ratio: number): number => {
  if (bad + good < settings.wordSeen) {
    if (tier === 1) return word.length >= settings.longCoreWord ? 2 : 1
    return Number(word.length >= settings.longOtherWord)
  }
  const lift = ((bad + 1) * ratio) / (good + 1)
  if (EVERYDAY.has(word)) return Number(lift >= settings.wordLiftPossible)
  if (tier === 1 && lift < settings.wordLiftLikely) return 1
  if (lift >= settings.wordLiftSure) return 3
  if (lift >= settings.wordLiftLikely) return 2
  return lift >= settings.wordLiftPossible ? 1 : 0
}

/** Counts each brand word in scam and in visited hosts that are not the brand's own. */
export const measureWords = (
  brands: readonly BrandLine[],
  scams: ReadonlySet<string>,
  visited: ReadonlySet<string>,
): WordWeights => {
  const owners = new Map<string, Set<string>>()
  const tiers = new Map<string, number>()
  for (const { words, domains, tier } of brands) {
    for (const word of words) {
      owners.set(word, new Set([...(owners.get(word) ?? []), ...domains]))
      tiers.set(word, Math.min(tier, tiers.get(word) ?? 3))
    }
  }
  const longest = Math.max(...[...owners.keys()].map((word) => word.length))
  const bad = countWords(scams, owners, longest)
  const good = countWords(visited, owners, longest)
  const ratio = visited.size / scams.size
  return new Map(
    [...owners.keys()].map((word) => [
      word,
      weightOf(word, tiers.get(word) ?? 3, bad.get(word) ?? 0, good.get(word) ?? 0, ratio),
    ]),
  )
}

export const brandTable = (brands: readonly BrandLine[], weights: WordWeights): string =>
  brands
    .map(({ name, tier, words, domains }) =>
      [name, tier, words.join(' '), words.map((word) => weights.get(word) ?? 0).join(''), domains.join(' ')].join('\t'),
    )
    .join('\n')
