import type { Language } from './types.ts'

/** Small words that carry a language. Accents are already gone in the plain copy. */
const smallWords: Readonly<Record<Exclude<Language, 'zh' | 'hi' | 'unknown'>, string>> = {
  en: 'the and you your is are to of for we have has this that with will on at it be was from our not please if can',
  es: 'el la los las que de en un una por para con su sus tu es esta usted ha del al se lo mas pero como hola este si le ya mi',
  pt: 'o os as que de em um uma por para com seu sua voce nao e esta foi do da no na ao se mais mas como ola este sem meu',
  fr: 'le la les des que de en un une pour avec votre vos vous est a du au se pas sur dans nous ce cette bonjour je et il ou',
  de: 'der die das und ist sie ihr ihre ihnen nicht wir ein eine einen mit fur auf zu den dem von bitte ich du es im wird haben',
  it: 'il lo la gli che di un una per con suo sua e non del della al si piu ma come ciao questo se le mi ti ho sono nel tuo',
  nl: 'de het een en van is uw je u niet wij we met voor op te dat dit bij aan heeft naar kunt ik om wordt hebt deze',
  'hi-Latn':
    'hai hain ka ki ke ko se aap aapka aapke aapki nahi kar karo karein mein me ho hoga raha rahe main bhi kya ye wo abhi kijiye liye bhai',
  tl: 'ang ng sa mga na po ko mo ka ay ito yung lang naman hindi ako ikaw niyo ninyo inyong para kung may din rin nyo kayo sayo',
  id: 'yang dan di ke dari anda untuk dengan ini itu tidak akan kami bapak ibu kak sudah ada saya bisa nomor atau pada silakan segera aja gak',
}

const owners = new Map<string, Language[]>()
for (const [language, list] of Object.entries(smallWords)) {
  for (const word of list.split(' ')) {
    const found = Object.keys(smallWords).find((name) => name === language)
    const known = owners.get(word) ?? []
    if (found !== undefined) owners.set(word, [...known, toLanguage(found)])
  }
}

function toLanguage(name: string): Language {
  switch (name) {
    case 'en':
    case 'es':
    case 'pt':
    case 'fr':
    case 'de':
    case 'it':
    case 'nl':
    case 'hi':
    case 'hi-Latn':
    case 'tl':
    case 'id':
    case 'zh':
      return name
    default:
      return 'unknown'
  }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const byScript = (sample: string): Language | undefined => {
  const letters = count(sample, /\p{L}/gu)
  if (letters === 0) return undefined
  const latin = count(sample, /[a-z]/gi)
  const han = count(sample, /\p{Script=Han}/gu)
  const kana = count(sample, /[\u3040-\u30ff\uac00-\ud7af]/g)
  if (han > letters * 0.2 && kana < han * 0.2) return 'zh'
  if (count(sample, /[\u0900-\u097f]/g) > letters * 0.25) return 'hi'
  return latin < letters * 0.5 ? 'unknown' : undefined
}

/** The language of a plain copy; a script or a vocabulary we have no words for is `unknown`. */
export const guessLanguage = (plain: string): Language => {
  const sample = plain.slice(0, 3000)
  const script = byScript(sample)
  if (script !== undefined) return script
  const words = sample.toLowerCase().match(/[a-z']+/g) ?? []
  const votes = new Map<Language, number>()
  for (const word of words) {
    const languages = owners.get(word)
    if (languages === undefined) continue
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length)
  }
  let best: Language = 'en'
  // English unless another language clearly has more: mixed messages and very short ones are mostly English.
  let most = (votes.get('en') ?? 0) * 1.15 + 0.4
  for (const [language, weight] of votes) {
    if (language !== 'en' && weight > most) {
      best = language
      most = weight
    }
  }
  const total = [...votes.values()].reduce((sum, weight) => sum + weight, 0)
  return words.length >= 12 && total < words.length * 0.06 ? 'unknown' : best
}
