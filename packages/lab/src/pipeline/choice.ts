import * as z from 'zod'

const why = z.string().min(8)

export const Choice = z.strictObject({ value: z.number(), why }).transform(({ value }) => value)

/** A stretch of time begins with a date, whole or cut short. */
export const DateChoice = z
  .strictObject({ value: z.string().regex(/^\d{4}(?:-\d{2}){0,2}$/), why })
  .transform(({ value }) => value)
