import { readClaims } from './token-store.ts'

type Arrived = { readonly session: string | undefined; readonly signUp: string | undefined }

/**
 * A token in the address bar, taken out of it and of the history before anything else happens. One that says whose
 * session it is may become the session; any other is left to the page that completes a sign-up.
 */
const takeQueryToken = (): Arrived => {
  // Drawn ahead of time there is no address yet.
  if (typeof location === 'undefined') return { session: undefined, signUp: undefined }
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token === null) return { session: undefined, signUp: undefined }
  address.searchParams.delete('token')
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`)
  return readClaims(token) === undefined ? { session: undefined, signUp: token } : { session: token, signUp: undefined }
}

/** Read once, when the page is loaded. */
export const arrived: Arrived = takeQueryToken()
