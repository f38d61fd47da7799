import { useDeferredValue, useEffect, useState } from 'react'
import { useSession } from '../session/session.tsx'

type Mask = (text: string, ownNames: readonly string[]) => string
type Masked = { readonly step: 'loading' | 'failed' } | { readonly step: 'done'; readonly text: string }

const loadMask = async (): Promise<{ readonly run: Mask } | 'failed'> => {
  try {
    return { run: (await import('@atlas/engine')).maskPersonal }
  } catch {
    return 'failed'
  }
}

/** The server's own masking, run here: what the person sees is what will be kept. */
export const useMasked = (text: string): Masked => {
  const { user } = useSession()
  const [mask, setMask] = useState<{ readonly run: Mask } | 'failed' | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const loaded = await loadMask()
      if (!isGone) setMask(loaded)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [])
  const calm = useDeferredValue(text)
  if (mask === undefined) return { step: 'loading' }
  if (mask === 'failed') return { step: 'failed' }
  return { step: 'done', text: mask.run(calm, user === undefined ? [] : [user.first_name, user.last_name]) }
}
