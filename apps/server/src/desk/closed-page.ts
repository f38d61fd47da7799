import { deskWords as words } from '@atlas/contract'
import { escapeHtml } from '../http/escape-html.ts'

/** What somebody sees who comes without a key. Alone in its file: nothing of the app is given out with it. */
export const closedPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(words.closedTitle)}</title></head><body><main><h1>${escapeHtml(words.closedTitle)}</h1>
<p>${escapeHtml(words.closedSay)}</p></main></body></html>`
