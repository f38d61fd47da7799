const FILE = '/service-worker.js'

/** The page's policy accepts script addresses only from a named place: this one knows a single address. */
const trustedFile = (): string => {
  const policy = globalThis.trustedTypes?.createPolicy('atlas-service-worker', { createScriptURL: () => FILE })
  return policy?.createScriptURL(FILE) ?? FILE
}

/** Keeps the shell and the public pages usable offline. Only a built page has one; it never touches /api. */
export const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // Without it the page works as before, only not offline.
    navigator.serviceWorker.register(trustedFile()).catch(() => undefined)
  })
}
