/** What the server wrote into the page for the app. */
const readMeta = (name: string): string => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''

export const sourceUrl = (): string => readMeta('atlas-source')

/** Where the Windows app lies on this server; empty when it does not. */
export const windowsFile = (): string => readMeta('atlas-windows')
