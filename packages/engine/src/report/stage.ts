import { type Sought, words } from '../reading/sought.ts'
import type { Conversation, Reading, Span, Stage } from '../reading/types.ts'

type Turn = Conversation['turns'][number]

/** A rule that fired somewhere in the conversation. */
export type Marked = { readonly theme: string; readonly id: string; readonly span: Span }

const own = /^(?:me|you|yo|ich|moi|eu|io|ik|saya|aku|ako|i|main|我|tu|her|us)\b/i

/** Said by the one who is being worked on: the money or the code has gone out. */
const handedOver = words({
  en: "(?:ok(?:ay)?,? |done,? |just |i(?:'ve| have)? (?:just )?|yes,? |already )?(?:sent|paid|transferred|wired|deposited)(?: (?:it|you|the|\\$|£|€|[0-9]))?(?! (?:that|it) (?:on|in|last))|bought the (?:cards?|codes?)|here (?:is|are) the codes?|ok(?:ay)? [0-9]{4,8}|code is [0-9]{4,8}",
  es: '(?:ya )?(?:pague|envie|transferi|mande)|he (?:pagado|enviado)',
  pt: '(?:ja )?(?:paguei|enviei|transferi|mandei|fiz)',
  fr: "j'ai (?:paye|envoye|vire)",
  de: '(?:habe|hab) .{0,20}(?:uberwiesen|bezahlt|geschickt)',
  it: 'ho (?:pagato|inviato|mandato|fatto)',
  nl: 'heb .{0,20}(?:betaald|overgemaakt|gestuurd)',
  'hi-Latn': '(?:bhej|kar|de) (?:diya|diye|di)',
  tl: 'nagbayad na|na-?send ko|sent na|nabayaran',
  id: '(?:sudah|udah) (?:di)?(?:transfer|bayar|kirim|tf)',
  zh: '转了|付了|轉了|已轉|充了',
  hi: 'भेज दिए|कर दिया',
})
const billPaidBefore =
  /\b(?:i |already )?paid (?:that|it|yesterday|through|in|on|\w{1,8} to the (?:club|school|bank|company))|i paid my/i

const wanted = words({
  en: 'send|pay|transfer|deposit|fee|bond|read (?:it|me)|give|(?:verification |backup )?code|otp|password|log ?in|fill|upload|approve|press f12|copy the|forward|tell me|zelle|cash ?app|venmo|paynow|paypal|gcash|interac|gift cards?|application|order on|half (?:first|now)|release|confirm (?:last|your)|date of birth|card|screenshot|token|load it|register you|show (?:you|up)|in cash|needs? to see|lakh',
  es: 'envia\\w{0,3}|paga\\w{0,3}|transfier\\w{1,3}|codigo|tarjeta|datos',
  pt: 'envia\\w{0,3}|paga\\w{0,3}|transfer\\w{1,3}|codigo|cartao|pix',
  fr: 'envo\\w{1,4}|paye\\w{0,2}|virement|code|carte',
  de: 'uberweis\\w{1,3}|zahl\\w{1,3}|code|karte|schick\\w{0,3}',
  it: 'invi\\w{1,3}|paga\\w{0,3}|bonifico|codice|carta',
  nl: 'stuur|betaal|overmak\\w{1,3}|code|pas',
  'hi-Latn': 'bhej\\w{0,3}|pay|otp|code|scan',
  tl: 'send|bayad|gcash|code|otp',
  id: 'transfer|kirim|bayar|kode|otp',
  zh: '转|付|验证码|扫码|轉|驗證碼|充',
  hi: 'भेज|ओटीपी|पैसे',
})
const pushed = words({
  en: "hurry|faster|fast please|quick(?:ly)?|immediately|asap|(?:in|have|only|for|under) [0-9]{1,2} (?:min\\w{0,4}|sec\\w{0,4}|seconds)|[0-9]{1,2} seconds left|otherwise|or (?:it|they|you|your|else)|warrant|marshal|report you|burn(?: it)?|blocked?|freezes?|serious|leaving|closes|expires|doubting|slave|next name|removed|taking last|don't (?:run|block|speak|tell)|locked out|last breaths|before (?:the )?list|spoil business|once cut|no shirt|one chance|1 chance|basi leave",
  es: 'ya|rapido|hoy|ahora|antes|solo',
  pt: 'ja|rapido|hoje|agora|antes|so',
  fr: "vite|maintenant|aujourd'hui|avant",
  de: 'schnell|jetzt|heute|sofort|bitte',
  it: 'subito|presto|oggi|adesso',
  nl: 'snel|nu|vandaag|direct',
  'hi-Latn': 'jaldi|abhi|turant|please',
  tl: 'bilis|ngayon|agad|dali',
  id: 'cepat|sekarang|segera',
  zh: '快|马上|今天|立刻|尽快',
  hi: 'जल्दी|अभी',
})
const harm =
  /\b(?:kill|hurt|paint|come to (?:the|your) (?:house|home)|know where|we have your|recorded (?:all|you)|send (?:it |this )?to (?:all|your)|post it|warrant|arrest|digital arrest)\b/i

const countIn = (reading: Reading, spans: readonly Span[], turn: Turn): number =>
  spans.filter((span) => {
    const { start } = reading.toOriginal(span)
    return start >= turn.start && start < turn.end
  }).length

/** Who is being worked on: the one called "me", else the one who makes fewer of the telling moves. */
const targetOf = (turns: readonly Turn[], movesOf: (turn: Turn) => number): string => {
  const named = turns.find(({ speaker }) => own.test(speaker))
  if (named !== undefined) return named.speaker
  const totals = new Map<string, number>()
  for (const turn of turns) totals.set(turn.speaker, (totals.get(turn.speaker) ?? 0) + movesOf(turn))
  return [...totals].reduce((least, entry) => (entry[1] < least[1] ? entry : least))[0]
}

const after = (turns: readonly Turn[], test: (turn: Turn) => boolean, from = -1): number =>
  turns.findIndex((turn, place) => place > from && test(turn))

/** How far a conversation has gone: what is asked, whether it goes on after an answer, whether something was handed over. */
export const stageOf = (
  reading: Reading,
  sought: Sought,
  marks: readonly Marked[],
  turns: readonly Turn[],
  probability: number,
): Stage => {
  if (probability < 0.5) return 'ordinary'
  const spansOf = (...themes: readonly string[]): Span[] =>
    marks.filter(({ theme }) => themes.includes(theme)).map(({ span }) => span)
  const asking = [...spansOf('ask', 'payment'), ...sought.spans(wanted)]
  const target = targetOf(turns, (turn) => countIn(reading, asking, turn))
  const theirs = (turn: Turn): boolean => turn.speaker !== target
  const sent = sought.spans(handedOver)
  if (turns.some((turn) => !theirs(turn) && countIn(reading, sent, turn) > 0 && !billPaidBefore.test(turn.text)))
    return 'paid'
  const firstAsk = after(turns, (turn) => theirs(turn) && countIn(reading, asking, turn) > 0)
  if (turns.some((turn) => theirs(turn) && harm.test(turn.text))) return 'pressure'
  if (firstAsk < 0) {
    if (spansOf('lure').length > 0) return 'hook'
    return turns.length <= 3 ? 'first-contact' : 'building-trust'
  }
  const answer = after(turns, (turn) => !theirs(turn), firstAsk)
  const pushes = sought.spans(pushed)
  const push = answer < 0 ? -1 : after(turns, (turn) => theirs(turn) && countIn(reading, pushes, turn) > 0, answer)
  return push < 0 ? 'ask' : 'pressure'
}
