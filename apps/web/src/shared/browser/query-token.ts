import { readClaims } from './token-store.ts'

type Arrived = {
  readonly session?: string
  readonly signUp?: string
  /** How a visit to Google ended, by its name. */
  readonly google?: string
}

/**
 * A token in the address bar: `theme.js`, the first script of the page, has taken it out of address and history; where
 * it could not be loaded it is taken out here. One that says whose
 * session it is may become the session; any other is left to the page that completes a sign-up.
 */
const takeArrived = (): Arrived => {
  // Drawn ahead of time there is no address yet.
  if (typeof location === 'undefined') return {}
  const address = new URL(location.href)
  const token = globalThis.atlasToken ?? address.searchParams.get('token')
  globalThis.atlasToken = undefined
  const google = address.searchParams.get('google')
  if (token === null && google === null) return {}
  address.searchParams.delete('token')
  address.searchParams.delete('google')
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`)
  const notice = google === null ? {} : { google }
  if (token === null) return notice
  return readClaims(token) === undefined ? { ...notice, signUp: token } : { ...notice, session: token }
}

/** Read once, when the page is loaded. */
export const arrived: Arrived = takeArrived()
