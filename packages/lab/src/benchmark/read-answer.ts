import * as z from 'zod'

/** What of a checker's answer is read: `score` may be a path such as `result.risk`. */
export type Answer = {
  readonly score: number
  readonly probability?: number | undefined
  readonly unsure?: boolean | undefined
}

const Shape = z.looseObject({
  probability: z.number().min(0).max(1).optional().catch(undefined),
  unsure: z.boolean().optional().catch(undefined),
})
const Score = z.union([z.number(), z.boolean().transform(Number)])

const fieldAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => z.record(z.string(), z.unknown()).safeParse(inner).data?.[name], value)

/** Undefined when the answer has no such number or boolean: a shape that was not understood is never a verdict. */
export const readAnswer = (value: unknown, score: string): Answer | undefined => {
  const found = Score.safeParse(fieldAt(value, score.split('.')))
  const rest = Shape.safeParse(value)
  if (!found.success || !rest.success) return undefined
  return { score: found.data, probability: rest.data.probability, unsure: rest.data.unsure }
}
