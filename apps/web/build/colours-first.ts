import type { Plugin } from 'vite'

const SHEET = /\s*<link rel="stylesheet"[^>]*>/

/**
 * Nothing is seen before the colours have come, so they are asked for first, over the line that brought the page; Vite
 * would put them behind letters and scripts.
 */
export const coloursFirst = (): Plugin => ({
  name: 'atlas-colours-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [sheet] = SHEET.exec(html) ?? []
      if (sheet === undefined) throw new Error('The built page has no stylesheet')
      return html.replace(sheet, '').replace(/\s*<link rel="icon"/, (icon) => sheet + icon)
    },
  },
})
