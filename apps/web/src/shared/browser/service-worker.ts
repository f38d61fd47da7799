import { isDesk } from './page-settings.ts'

const FILE = '/service-worker.js'

/** The page's policy accepts script addresses only from a named place: this one knows a single address. */
const trustedFile = (): string => {
  const policy = globalThis.trustedTypes?.createPolicy('atlas-service-worker', { createScriptURL: () => FILE })
  return policy?.createScriptURL(FILE) ?? FILE
}

/** Keeps the shell and the public pages usable offline. Only a built page has one; it never touches /api. */
export const startServiceWorker = (): void => {
  // On one's own computer the server is as near as any copy of it, and a page without it could check nothing.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isDesk()) return
  addEventListener('load', () => {
    // Without it the page works as before, only not offline.
    navigator.serviceWorker.register(trustedFile()).catch(() => undefined)
  })
}
