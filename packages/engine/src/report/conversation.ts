import type { Sought } from '../reading/sought.ts'
import { type Marked, stageOf } from './stage.ts'
import type { Conversation, Reading, Stage } from '../reading/types.ts'

type Turn = Conversation['turns'][number]

/** `Anna: hi`, `[12:30, 1/2] Anna: hi`, `12:30 - Anna: hi`; a dash alone marks the other side. */
const speaker =
  /^\s{0,4}(?:\[[^\]\n]{1,30}\]\s?|[0-9]{1,2}[:.][0-9]{2}(?:\s?[ap]m)?\s?[-–]?\s?)?([\p{L}\p{N}+@(][^:\n]{0,38}?)\s?:\s{1,9}(\S[^\n]*)/u
const dash = /^\s{0,4}[-–—>]\s+(\S[^\n]*)$/u
/** Words before a colon that are labels of a mail or a form, not people. */
const labels =
  /^(?:subject|from|to|cc|bcc|date|sent|re|fwd?|note|ps|https?|warning|important|link|web|tel|phone|email|address|order|ref|reference|amount|total|balance|asunto|assunto|de|para|objet|betreff|von|an|oggetto|da|onderwerp|aan|van|perihal|dari|kepada|update|edit|question|answer|q|a|step [0-9]{1,4}|due|invoice|account|iban|bic|price|time|where|when|who|what|name)$/i

type Line = { readonly speaker: string; readonly text: string; readonly start: number; readonly end: number }

const readLines = (original: string): Line[] => {
  const lines: Line[] = []
  let start = 0
  for (const raw of original.slice(0, 50_000).split('\n')) {
    const end = start + raw.length
    const named = raw.length < 2000 ? speaker.exec(raw) : null
    const answered = raw.length < 2000 ? dash.exec(raw) : null
    const name = named?.[1]?.trim() ?? ''
    if (named !== null && name !== '' && !labels.test(name))
      lines.push({ speaker: name, text: named[2] ?? '', start, end })
    else if (answered !== null) lines.push({ speaker: '-', text: answered[1] ?? '', start, end })
    else if (raw.trim() !== '') lines.push({ speaker: '', text: raw.trim(), start, end })
    start = end + 1
  }
  return lines
}

const isNamedTalk = (lines: readonly Line[]): boolean => {
  const named = lines.filter((line) => line.speaker !== '' && line.speaker !== '-')
  const names = new Set(named.map((line) => line.speaker.toLowerCase()))
  return named.length >= 2 && names.size >= 2 && names.size <= 8 && named.length >= lines.length * 0.5
}

const isDashedTalk = (lines: readonly Line[]): boolean =>
  lines.length >= 3 && lines.some((line) => line.speaker === '-') && lines.some((line) => line.speaker === '')

/** A few short lines that open with a greeting or a question and are answered: two people by turns, without names. */
const isBareTalk = (lines: readonly Line[]): boolean =>
  lines.length >= 3 &&
  lines.length <= 12 &&
  lines.every((line) => line.speaker === '' && line.text.length < 220) &&
  /^(?:hi|hello|hey|hola|ola|salut|bonjour|hallo|ciao|kumusta|halo|is this)\b/i.test(lines[0]?.text ?? '') &&
  lines.slice(0, -1).some((line) => line.text.includes('?'))

const sideOf = (speakerName: string): string => (speakerName === '-' ? 'B' : speakerName === '' ? 'A' : speakerName)

/** The turns of a pasted conversation, or none when it is not one. */
export const turnsOf = (original: string): Turn[] => {
  const lines = readLines(original)
  const isNamed = isNamedTalk(lines)
  if (!isNamed && isBareTalk(lines))
    return lines.map((line, place) => ({ ...line, speaker: place % 2 === 0 ? 'A' : 'me' }))
  if (!isNamed && !isDashedTalk(lines)) return []
  const turns: Turn[] = []
  for (const line of lines) {
    const before = turns.at(-1)
    const goesOn = isNamed && (line.speaker === '' || line.speaker === '-') && before !== undefined
    if (goesOn) turns[turns.length - 1] = { ...before, text: `${before.text}\n${line.text}`, end: line.end }
    else turns.push({ speaker: sideOf(line.speaker), text: line.text, start: line.start, end: line.end })
  }
  return turns.length >= 2 ? turns : []
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

export const readConversation = (
  reading: Reading,
  sought: Sought,
  marks: readonly Marked[],
  probability: number,
): Conversation | undefined => {
  const turns = turnsOf(reading.original)
  if (turns.length === 0) return undefined
  const stage = stageOf(reading, sought, marks, turns, probability)
  return { turns, stage, next: nextSteps[stage] }
}
