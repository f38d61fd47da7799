import { useEffect, useEffectEvent } from 'react'
import { type Brought, onHandOver, takeOver } from './hand-over.ts'

/** Calls back with what was brought for this page: when it opens, and while it is open. */
export const useBrought = <Kind extends Brought['kind']>(
  kind: Kind,
  onBrought: (brought: Extract<Brought, { kind: Kind }>) => void,
): void => {
  const take = useEffectEvent(() => {
    const brought = takeOver(kind)
    if (brought !== undefined) onBrought(brought)
  })
  useEffect(() => {
    take()
    return onHandOver(() => take())
  }, [])
}
