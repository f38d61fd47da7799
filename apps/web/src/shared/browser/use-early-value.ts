import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A page is seen before it is alive: what was typed into a field till then is taken over, not lost. */
export const useEarlyValue = (
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onValue: (value: string) => void,
): void => {
  const take = useEffectEvent(() => {
    const value = field.current?.value ?? ''
    if (value !== '') onValue(value)
  })
  useEffect(() => take(), [])
}
