import { words } from './sought.ts'
import type { Sought } from './sought.ts'
import type { Conversation, Reading, Span, Stage } from './types.ts'

type Turn = Conversation['turns'][number]

/** `Anna: hi`, `[12:30, 1/2] Anna: hi`, `12:30 - Anna: hi`; a dash alone marks the other side. */
const speaker = /^\s{0,4}(?:\[[^\]\n]{1,30}\]\s?|[0-9]{1,2}[:.][0-9]{2}(?:\s?[ap]m)?\s?[-–]?\s?)?([\p{L}\p{N}+@(][^:\n]{0,38}?)\s?:\s+(\S[^\n]*)$/u
const dash = /^\s{0,4}[-–—>]\s+(\S[^\n]*)$/u
/** Words before a colon that are labels of a mail or a form, not people. */
const labels = /^(?:subject|from|to|cc|bcc|date|sent|re|fwd?|note|ps|https?|warning|important|link|web|tel|phone|email|address|order|ref|reference|amount|total|balance|asunto|assunto|de|para|objet|betreff|von|an|oggetto|da|onderwerp|aan|van|perihal|dari|kepada|update|edit|question|answer|q|a|step [0-9]+|due|invoice|account|iban|bic|price|time|where|when|who|what|name)$/i

type Line = { readonly speaker: string; readonly text: string; readonly start: number; readonly end: number }

const readLines = (original: string): Line[] => {
  const lines: Line[] = []
  let start = 0
  for (const raw of original.slice(0, 50_000).split('\n')) {
    const end = start + raw.length
    const named = raw.length < 2000 ? speaker.exec(raw) : null
    const answered = raw.length < 2000 ? dash.exec(raw) : null
    const name = named?.[1]?.trim() ?? ''
    if (named !== null && name !== '' && !labels.test(name)) lines.push({ speaker: name, text: named[2] ?? '', start, end })
    else if (answered !== null) lines.push({ speaker: '-', text: answered[1] ?? '', start, end })
    else if (raw.trim() !== '') lines.push({ speaker: '', text: raw.trim(), start, end })
    start = end + 1
  }
  return lines
}

/** The turns of a pasted conversation, or none when it is not one. */
export const turnsOf = (original: string): Turn[] => {
  const lines = readLines(original)
  const named = lines.filter((line) => line.speaker !== '' && line.speaker !== '-')
  const names = new Set(named.map((line) => line.speaker.toLowerCase()))
  const dashed = lines.some((line) => line.speaker === '-') && lines.some((line) => line.speaker === '') && lines.length >= 3
  const isNamed = named.length >= 2 && names.size >= 2 && names.size <= 8 && named.length >= lines.length * 0.5
  if (!isNamed && !dashed) return []
  const turns: Turn[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (isNamed && (line.speaker === '' || line.speaker === '-') && last !== undefined) turns[turns.length - 1] = { ...last, text: `${last.text}\n${line.text}`, end: line.end }
    else turns.push({ speaker: line.speaker === '-' ? 'B' : line.speaker === '' ? 'A' : line.speaker, text: line.text, start: line.start, end: line.end })
  }
  return turns.length >= 2 ? turns : []
}

const paid = words({
  en: '(?:i|we|already|just|have) (?:\\w{1,8} ){0,2}(?:paid|sent|transferred|wired|deposited|bought (?:the )?(?:cards?|\\w{1,10} cards?))|paid (?:it|the|you|\\$|£|€|₹|[0-9])|money (?:is )?(?:sent|gone)|(?:here is|sent) (?:the )?(?:receipt|screenshot|proof)|done,? (?:i )?(?:paid|sent)|took .{0,12}out of my|my (?:savings|money) (?:is|are) (?:gone|in)',
  es: '(?:ya )?(?:pague|envie|transferi|mande|deposite)|he (?:pagado|enviado|transferido)|comprobante',
  pt: '(?:ja )?(?:paguei|enviei|transferi|mandei|depositei|fiz o pix)|comprovativo|comprovante',
  fr: "j'ai (?:deja )?(?:paye|envoye|vire|verse|regle)|virement (?:fait|effectue)",
  de: '(?:habe|hab) .{0,24}(?:uberwiesen|bezahlt|geschickt|gezahlt)|uberweisung (?:ist )?raus',
  it: "ho (?:gia )?(?:pagato|inviato|mandato|versato|fatto il bonifico)",
  nl: '(?:heb|ik heb) .{0,24}(?:betaald|overgemaakt|gestuurd|gestort)',
  'hi-Latn': '(?:bhej|kar|de) (?:diya|diye|di)|paid|transfer (?:kar diya|ho gaya)',
  tl: 'nagbayad na|nabayaran|na-?send ko|naipadala|nagpadala na|sent na', id: '(?:sudah|udah) (?:saya |aku )?(?:transfer|bayar|kirim|tf)\\w{0,2}', zh: '已经转|转了|付了|打过去|轉了|付咗|已轉|充了', hi: 'भेज दिए|कर दिया|दे दिए',
})

/** Which themes of evidence stand in a stretch. */
export type Marked = { readonly theme: string; readonly span: Span; readonly id: string }

const last = (marks: readonly Marked[], test: (mark: Marked) => boolean): number => marks.reduce((latest, mark) => (test(mark) ? Math.max(latest, mark.span.start) : latest), -1)

const asks = (mark: Marked): boolean => mark.theme === 'ask' || mark.theme === 'payment'
const presses = (mark: Marked): boolean => mark.theme === 'pressure' || mark.theme === 'secrecy'
const lures = (mark: Marked): boolean => mark.theme === 'lure' || mark.id === 'text/move-to-app'

/** How far a conversation has gone, from what fired where. */
export const stageOf = (sought: Sought, marks: readonly Marked[], turns: number, probability: number): Stage => {
  if (probability < 0.5) return 'ordinary'
  if (sought.spans(paid).length > 0) return 'paid'
  const asked = last(marks, asks)
  const pressed = last(marks, presses)
  if (asked >= 0 && pressed >= 0 && marks.filter(presses).length >= 2) return 'pressure'
  if (asked >= 0) return 'ask'
  if (pressed >= 0) return 'pressure'
  if (last(marks, lures) >= 0) return 'hook'
  return turns <= 3 ? 'first-contact' : 'building-trust'
}

const nextSteps: Readonly<Record<Stage, string>> = {
  'first-contact': 'Usually friendly small talk comes next, then a secret tip, a job or a need for money.',
  'building-trust': 'Usually a money subject comes next: a sure investment, an emergency, or a gift held at customs.',
  hook: 'Usually a first small payment comes next, or a sign-up on a site of theirs.',
  ask: 'Usually pressure comes next if you wait, and a second payment if you pay.',
  pressure: 'Usually threats or a new, larger sum come next. Nothing bad happens if you stop answering.',
  paid: 'Usually another fee comes next, and later someone who offers to get the money back for a fee. Both are part of it.',
  ordinary: 'Nothing special: it reads like an ordinary conversation.',
}

export const readConversation = (reading: Reading, sought: Sought, marks: readonly Marked[], probability: number): Conversation | undefined => {
  const turns = turnsOf(reading.original)
  if (turns.length === 0) return undefined
  const stage = stageOf(sought, marks, turns.length, probability)
  return { turns, stage, next: nextSteps[stage] }
}
