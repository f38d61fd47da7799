/** Words that stand for what the asker forgot to paste. */
const NOTHING =
  /^(?:this|that|it|these|they|he|she|das|dies|es|er|sie|esto|eso|ça|this (?:one|message|text|email|e-mail|number|link|website|site)|diese (?:nachricht|nummer|seite)|este (?:mensaje|número|enlace))$/iu

const THING =
  '(?:this |the |that )?(?:phone |mobile )?(?:number|e-?mail(?: address)?|address|website|site|company|shop|store|link|iban|account|wallet|app)'

/** How people ask: English, German, Spanish, French. What stands in the middle is what they ask about. */
const questions: readonly RegExp[] = [
  /^(?:is|are|was) (.{1,80}?) (?:an? |the |really |even )?(?:scams?|scammers?|fraud|fraudulent|fake|legit|legitimate|real|genuine|safe|trustworthy|phishing|spam)\s?\?{0,3}$/iu,
  /^(?:do you know|who is|whose (?:number|address) is|can i trust|should i trust) (.{1,80}?)\s?\?{0,3}$/iu,
  /^(?:ist|sind) (.{1,80}?) (?:ein |eine )?(?:betrug|betrüger|fake|echt|seriös|sicher)\s?\?{0,3}$/iu,
  /^¿?(?:es|son) (.{1,80}?) (?:una? )?(?:estafas?|fraude|fiable|segur[oa]|real|fals[oa])\s?\?{0,3}$/iu,
  /^(?:est-ce que )?(.{1,80}?) (?:est[- ](?:ce|il|elle)|c'est|est) (?:une )?(?:arnaque|fiable|sûr|faux)\s?\?{0,3}$/iu,
  /^(.{1,60}?) (?:scam|fake|legit|fraud|seriös|betrug|estafa|arnaque) ?\?{1,3}$/iu,
]

const OF_A_KIND = new RegExp(`^${THING}\\s{1,3}`, 'iu')

/** What a question is about; empty where it only says “this”; undefined for what is no such question. */
export const namedIn = (text: string): string | undefined => {
  for (const question of questions) {
    const named = question.exec(text)?.[1]?.trim()
    if (named === undefined || named === '') continue
    if (NOTHING.test(named)) return ''
    const alone = named
      .replace(OF_A_KIND, '')
      .replaceAll(/^["'“‘„«]|["'”’“»]$/gu, '')
      .trim()
    return alone === '' ? '' : alone
  }
  return undefined
}
