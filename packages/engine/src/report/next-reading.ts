import { isSure, type Side, type Sures, signsOfCertainty } from '../learned/certain.ts'
import { combine, type Part, type Signals } from '../learned/combine.ts'
import type { EncoderOpinion, Limits } from '../learned/encoder/encoder-windows.ts'
import { type Look, type Seen, signalsOf } from '../learned/look.ts'
import type { TextModel } from '../learned/model.ts'
import type { Verdict } from '../reading/types.ts'
import { atLeastItsLinks, verdictOf } from './laws.ts'

/** What the encoder reads next: the worst passage of a long text, or all of the text. */
export type NextReading = { readonly part: 'passage' | 'text'; readonly limits: Limits }

/** One thing to be judged: the text, or its worst passage. */
type Judged = {
  readonly signals: Signals
  readonly length: number
  readonly heard: number | undefined
  readonly isHalf: boolean
}

const partOf = (seen: Seen, model: TextModel, part: Part, heard: EncoderOpinion): Judged => ({
  signals: signalsOf(seen, model, part),
  length: seen.reading.plain.trim().length,
  heard: part === 'passage' ? heard.passage : heard.score,
  isHalf: (part === 'passage' ? heard.isPassageHalf : heard.isHalf) ?? false,
})

const VERDICTS: Readonly<Record<Side, Verdict>> = { honest: 'legitimate', scam: 'scam' }

/** A stage is certain only of what it would say itself. */
const wouldSay = (part: Judged, model: TextModel, encoder: number | undefined, side: Side): boolean => {
  const { score } = combine({ ...part.signals, encoder }, model.settings.stack)
  const links = part.signals.links.map((verdict) => ({ verdict }))
  return verdictOf(atLeastItsLinks(score, links)) === VERDICTS[side]
}

const isCertain = (part: Judged, model: TextModel, sures: Sures | undefined, half: number | undefined, side: Side) =>
  sures !== undefined &&
  isSure(signsOfCertainty(part.signals, model.settings.stack, part.length, half), sures[side]) &&
  wouldSay(part, model, half, side)

/** What all of the encoder said is weighed as it is: beyond doubt it is below where doubt begins, or a scam. */
const isSettled = ({ signals, heard }: Judged, { settings }: TextModel, side: Side): boolean => {
  const { score, probability } = combine({ ...signals, encoder: heard }, settings.stack)
  return side === 'scam' ? verdictOf(score) === 'scam' : probability < settings.doubt.withEncoder.from
}

const isOn = (part: Judged, model: TextModel, side: Side): boolean => {
  const { cascade } = model.settings
  if (part.heard === undefined) return isCertain(part, model, cascade?.core, undefined, side)
  return part.isHalf ? isCertain(part, model, cascade?.half, part.heard, side) : isSettled(part, model, side)
}

/** Where a text ends whatever else would be read: one bad part makes a scam, every part must be honest for the other. */
const sideOf = (parts: readonly Judged[], model: TextModel): Side | undefined => {
  if (parts.some((part) => isOn(part, model, 'scam'))) return 'scam'
  return parts.every((part) => isOn(part, model, 'honest')) ? 'honest' : undefined
}

const partsOf = (look: Look, model: TextModel, heard: EncoderOpinion) => ({
  text: partOf(look, model, 'text', heard),
  passage: look.passage === undefined ? undefined : partOf(look.passage, model, 'passage', heard),
})

/** True when less than everything was read, and the rest could not change the verdict. */
export const isDecided = (look: Look, model: TextModel, heard: EncoderOpinion): boolean => {
  if (model.settings.cascade === undefined || (heard.score !== undefined && heard.isHalf !== true)) return false
  const { text, passage } = partsOf(look, model, heard)
  if (passage === undefined) return sideOf([text], model) !== undefined
  // In a long text only the encoder's windows show a scam that hides in good company.
  const side = sideOf([text, passage], model)
  return side === 'scam' || (side === 'honest' && heard.score !== undefined)
}

/** Beyond this an encoder says nothing. */
const MOST = 24
const HALVINGS = 24

/** Where something begins to hold that holds from there on to the far end. */
const border = (near: number, far: number, holds: (value: number) => boolean): number => {
  if (!holds(far)) return Math.sign(far) * Number.POSITIVE_INFINITY
  let [no, yes] = [near, far]
  for (let time = 0; time < HALVINGS; time += 1) {
    const middle = (no + yes) / 2
    if (holds(middle)) yes = middle
    else no = middle
  }
  return yes
}

const limitsOf = (part: Judged, model: TextModel): Limits => {
  const holds = (side: Side) => (half: number) => isCertain(part, model, model.settings.cascade?.half, half, side)
  return { below: border(MOST, -MOST, holds('honest')), above: border(-MOST, MOST, holds('scam')) }
}

/** In a long text each window may be the one that hides a scam: half-way is enough only if that is certain as well. */
const windowLimits = ({ passage }: Look, model: TextModel, { below, above }: Limits): Limits => {
  if (passage === undefined) return { below, above }
  return { below: Math.min(below, limitsOf(partOf(passage, model, 'window', {}), model).below), above }
}

/**
 * What the encoder has to read next, given what it said so far, and between which limits the first half of it is not
 * enough; undefined when the verdict is certain or everything was read. Pure: a server and the lab ask alike.
 */
export const nextReading = (look: Look, model: TextModel, heard: EncoderOpinion): NextReading | undefined => {
  const { reading } = look
  // Of an unknown language words say nothing, whoever reads them.
  if (!reading.languageKnown || reading.plain.trim() === '') return undefined
  const { text, passage } = partsOf(look, model, heard)
  if (heard.score !== undefined || isDecided(look, model, heard)) return undefined
  if (passage !== undefined && passage.heard === undefined && !isOn(passage, model, 'honest'))
    return { part: 'passage', limits: limitsOf(passage, model) }
  return { part: 'text', limits: windowLimits(look, model, limitsOf(text, model)) }
}
