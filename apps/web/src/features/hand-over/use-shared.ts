import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Brought, handOver, pathFor } from './hand-over.ts'
import { sortFile, sortText } from './sort.ts'

const CACHE = 'atlas-shared'
const KEY = '/shared'

const nameOf = (response: Response): string => {
  try {
    return decodeURIComponent(response.headers.get('x-name') ?? '')
  } catch {
    return ''
  }
}

/** What the service worker kept for us, taken out for good. */
const takeShared = async (): Promise<Brought | undefined> => {
  if (!('caches' in globalThis)) return undefined
  const cache = await caches.open(CACHE)
  const response = await cache.match(KEY)
  await cache.delete(KEY)
  if (response === undefined) return undefined
  const name = nameOf(response)
  if (name === '') return sortText(await response.text())
  const type = response.headers.get('content-type') ?? ''
  return sortFile(new File([await response.blob()], name, { type }))
}

/** A text or picture shared to the installed app goes to its check. */
export const useShared = (): void => {
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const isShared = query.get('shared') === 'true'
  useEffect(() => {
    if (!isShared) return
    takeShared()
      .then((brought) => {
        if (brought !== undefined) handOver(brought)
        return navigate(brought === undefined ? '/' : pathFor[brought.kind], { replace: true })
      })
      .catch(() => undefined)
  }, [isShared, navigate])
}
