import { forget, keep, readKept } from './keep.ts'

/** The specification keeps the token under two keys. Either is enough to be logged in; both are removed together. */
const KEYS = ['atlas_token', 'atlas_auth_token'] as const

let forThisVisit: string | null = null

const isToken = (text: string | null): text is string => text !== null && text !== ''

export const readToken = (): string | null => KEYS.map(readKept).find(isToken) ?? forThisVisit

/** The page knows at its first paint that somebody is logged in (public/theme.js): no flash of Log In. */
const markPage = (isLoggedIn: boolean): void => {
  if (isLoggedIn) document.documentElement.dataset['session'] = 'kept'
  else delete document.documentElement.dataset['session']
}

export const keepToken = (token: string): void => {
  forThisVisit = token
  for (const key of KEYS) keep(key, token)
  markPage(true)
}

export const dropToken = (): void => {
  forThisVisit = null
  for (const key of KEYS) forget(key)
  markPage(false)
}

/** Told when another tab has signed out. */
export const onDroppedElsewhere = (listener: () => void): (() => void) => {
  const hear = (event: StorageEvent): void => {
    // A cleared storage has no key.
    const isOurs = event.key === null || KEYS.some((key) => key === event.key)
    if (isOurs && event.newValue === null && KEYS.every((key) => readKept(key) === null)) {
      forThisVisit = null
      markPage(false)
      listener()
    }
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

const decode = (token: string): unknown => {
  try {
    const [, part = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

type Claims = { readonly user_id: string; readonly role: string | undefined }

const textIn = (payload: unknown, name: string): string | undefined => {
  if (typeof payload !== 'object' || payload === null) return undefined
  const found = Object.entries(payload).find(([key]) => key === name)
  return typeof found?.[1] === 'string' ? found[1] : undefined
}

/** What a session token says of itself. The server alone decides whether it is true. */
export const readClaims = (token: string): Claims | undefined => {
  const payload = decode(token)
  const id = textIn(payload, 'user_id')
  return id === undefined ? undefined : { user_id: id, role: textIn(payload, 'role') }
}

/** The name in the temporary token of a Google sign-up. */
export const readSignUpName = (token: string): string | undefined => textIn(decode(token), 'first_name')
