/** Somebody's job; one of nobody in particular has a turn of its own. */
type Owned = { readonly visitor: string | undefined }

/**
 * Visitors take turns: first whoever has the fewest jobs at work, then whoever's turn is longest ago, then whoever came
 * first. So nobody has two at work while somebody else waits with none.
 */
export const openTurns = () => {
  /** The number of each one's last turn, for those who are still here. */
  const turns = new Map<string, number>()
  let lastTurn = 0

  const choose = <Job extends Owned>(waiting: readonly Job[], atWork: readonly Owned[]): Job | undefined => {
    const [first] = waiting
    if (first === undefined) return undefined
    const running = ({ visitor }: Owned): number =>
      visitor === undefined ? 0 : atWork.filter((job) => job.visitor === visitor).length
    const turnOf = ({ visitor }: Owned): number => (visitor === undefined ? 0 : (turns.get(visitor) ?? 0))
    const chosen = waiting.reduce((best, job) =>
      (running(job) - running(best) || turnOf(job) - turnOf(best)) < 0 ? job : best,
    )
    const present = new Set([...waiting, ...atWork].map(({ visitor }) => visitor))
    for (const visitor of turns.keys()) if (!present.has(visitor)) turns.delete(visitor)
    lastTurn += 1
    if (chosen.visitor !== undefined) turns.set(chosen.visitor, lastTurn)
    return chosen
  }

  return { choose }
}

export type Turns = ReturnType<typeof openTurns>
