import { reportWords as words } from '@atlas/contract'

const SUSPICIOUS_ABOVE = 1.5
const SCAM_ABOVE = 4

/** Pieces of the scale, each stretched evenly: where a score lies and how far along the bar, in percent. */
const pieces = [
  { from: 0, to: SUSPICIOUS_ABOVE, left: 0, right: 28 },
  { from: SUSPICIOUS_ABOVE, to: SCAM_ABOVE, left: 28, right: 58 },
  { from: SCAM_ABOVE, to: 10, left: 58, right: 100 },
] as const

/** Above 10 everything stands at the end. */
export const placeOnScale = (score: number): number => {
  const held = Math.min(Math.max(score, 0), 10)
  const piece = pieces.find(({ to }) => held <= to) ?? pieces[2]
  return piece.left + ((held - piece.from) / (piece.to - piece.from)) * (piece.right - piece.left)
}

/** The scale ends at 10; the keyword part can go past it. */
export const sayScore = (score: number): string => (score > 10 ? words.scoreTop : score.toFixed(2))

/** A part of the score may be any number. */
export const sayPart = (points: number): string => points.toFixed(2)
