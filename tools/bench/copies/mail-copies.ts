import { unwrapSource } from '../../../packages/engine/src/reading/mail-source.ts'
import { launch } from '../../../apps/web/e2e/chromium.ts'
import { copyAll, quotedPrintable } from '../channels/html-mail.ts'
import { type Frame, frameOf } from './frame.ts'
import type { Maker } from './way.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const row = (inner: string, style = 'padding:10px 30px'): string => `<tr><td style="${style}">${inner}</td></tr>`

/** A mailer's page around a message: preview, tables, button, small print, a pixel that counts. */
export const framedHtml = (text: string, frame: Frame): string => `<!doctype html>
<html><head><meta charset="utf-8"><title>Mail</title><style>td { font: 14px Verdana, sans-serif }</style></head>
<body bgcolor="#eeeeee">
${frame.preheader === undefined ? '' : `<div style="display:none;font-size:1px">${escape(frame.preheader)}&nbsp;&zwnj;&nbsp;&zwnj;</div>`}
<table width="100%" border="0"><tr><td align="center"><table width="580" border="0" bgcolor="#ffffff">
${frame.before.map((line) => row(escape(line))).join('\n')}
${text
  .split(/\n+/)
  .map((line) => row(escape(line)))
  .join('\n')}
${frame.button === undefined ? '' : row(`<a href="${escape(frame.address)}">${frame.button}</a>`, 'padding:14px 30px;background:#2255aa')}
${frame.behind.map((line) => row(escape(line), 'padding:4px 30px;font-size:11px')).join('\n')}
${row(`<p>${escape(frame.footer)}</p>`, 'padding:20px 30px;color:#999999;font-size:10px')}
</table></td></tr></table><img src="https://t.mailroom.example/o.gif" width="1" height="1" alt="">
</body></html>`

/** Shown by a browser and copied, or as its source, quoted-printable, unwrapped by the engine (most: a browser takes a second). */
export const mailCopies: Maker = {
  channel: 'mail',
  wishes: [{ channels: ['email', 'letter', 'sms'], shortest: 15, longest: 260, withLinks: true }],
  make: async function* make(tasks) {
    const browser = await launch()
    try {
      for (const task of tasks) {
        const html = framedHtml(task.message.text, frameOf(task.place, 'mail'))
        const isShown = task.place % 8 === 0
        const text = isShown
          ? await copyAll(browser, html)
          : unwrapSource({ text: quotedPrintable(html), back: (at) => at }).text
        yield { task, way: isShown ? 'shown and copied' : 'source unwrapped', carried: { text, notes: [] } }
      }
    } finally {
      await browser.close()
    }
  },
}
