import { deskWords as words } from '@atlas/contract'
import { escapeHtml } from '../http/escape-html.ts'

export const STYLE_PATH = '/closed.css'

/** The page's policy allows no style but in a file. */
export const closedStyle = `
body { font: 18px/1.55 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem; color: #12212c; background: #f4f3ec }
h1 { font: 600 2rem/1.2 Georgia, serif }
@media (prefers-color-scheme: dark) { body { color: #ece9de; background: #0a131a } }
`

/** What somebody sees who comes without a key. Alone in its file: nothing of the app is given out with it. */
export const closedPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(words.closedTitle)}</title><link rel="stylesheet" href="${STYLE_PATH}"></head><body><main><h1>${escapeHtml(words.closedTitle)}</h1>
<p>${escapeHtml(words.closedSay)}</p></main></body></html>`
