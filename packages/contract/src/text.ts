import * as z from 'zod/mini'

/**
 * A string that every part of the house can hold: PostgreSQL refuses NUL, and a lone
 * surrogate is no character. Nothing is trimmed or folded here.
 */
export const soundText = (max: number, sentence: string, tooLong: string = sentence) =>
  z.string({ error: sentence }).check(
    z.maxLength(max, tooLong),
    z.refine((text) => text.isWellFormed() && !text.includes('\0'), 'This contains characters that cannot be read.'),
  )

export const filledText = (max: number, sentence: string, tooLong: string = sentence) =>
  soundText(max, sentence, tooLong).check(z.refine((text) => text.trim() !== '', sentence))
