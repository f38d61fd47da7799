/** Languages we have messages in: rules and model were made with them. Malay reads as `id`, both ways of Chinese as `zh`. */
const knownLanguages = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'hi', 'hi-Latn', 'tl', 'id', 'zh'] as const

/** Languages that are recognised, and that we cannot read. */
const foreignLanguages = [
  ...(['am', 'ar', 'az', 'be', 'bg', 'bn', 'ca', 'cs', 'da', 'el', 'et', 'eu', 'fa', 'fi', 'gu', 'he'] as const),
  ...(['hr', 'hu', 'hy', 'is', 'ja', 'ka', 'kn', 'ko', 'ku', 'lo', 'lt', 'lv', 'ml', 'mr', 'no', 'or'] as const),
  ...(['pa', 'pl', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'ta', 'te', 'th', 'tr', 'uk', 'ur', 'vi', 'yo'] as const),
] as const

export type KnownLanguage = (typeof knownLanguages)[number]

export type Language = KnownLanguage | (typeof foreignLanguages)[number] | 'unknown'

/** All that are told apart. */
export const toldLanguages = [...knownLanguages, ...foreignLanguages] as const

const known: ReadonlySet<string> = new Set(knownLanguages)
const byCode: ReadonlyMap<string, Language> = new Map<string, Language>([
  ...toldLanguages.map((code) => [code, code] as const),
  ['ms', 'id'],
])

export const isKnownLanguage = (language: Language): language is KnownLanguage => known.has(language)

/** A code of the detector as one of ours. */
export const languageOf = (code: string): Language => byCode.get(code) ?? 'unknown'
