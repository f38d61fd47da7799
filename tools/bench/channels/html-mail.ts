import type { Browser } from 'playwright-core'
import { launch } from '../../../apps/web/e2e/chromium.ts'
import { type Carried, type Channel, everyOne } from './channel.ts'
import type { Message } from './messages.ts'

const LINE = 76

/** Quoted-printable with soft line breaks (RFC 2045). */
export const quotedPrintable = (text: string): string => {
  const lines: string[] = []
  let line = ''
  for (const byte of Buffer.from(text)) {
    const isPlain = byte >= 0x20 && byte < 0x7f && byte !== 0x3d
    const piece = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    if (byte === 0x0a) {
      lines.push(line)
      line = ''
    } else {
      if (line.length + piece.length >= LINE) {
        lines.push(`${line}=`)
        line = ''
      }
      line += piece
    }
  }
  return [...lines, line].join('\n')
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What mailers wrap around an address; the address itself is what is shown. */
const tracked = (text: string): string =>
  escape(text).replaceAll(
    /(?:https?:\/\/|www\.)[^\s<>]{1,300}/g,
    (link) => `<a href="https://click.mailer.example/ls?upn=u001.${groupOf(link)}" style="color:#1a56db">${link}</a>`,
  )

const groupOf = (link: string): string => Buffer.from(link).toString('base64url').slice(0, 40)

/** Neither helps nor harms; it is there to be in the way. */
const FILLER =
  'garden river window paper morning yellow bicycle kitchen summer mountain letter pencil basket orange village'

/** A mail as mailers send them: tables, a preview that is not shown, filler too small to see, a pixel that counts. */
export const htmlMail = (text: string): string => `<!doctype html>
<html><head><meta charset="utf-8"><style>td { font: 15px Arial, sans-serif } .x { mso-hide: all }</style></head>
<body style="margin:0;background:#f4f4f7">
<div style="display:none;max-height:0;overflow:hidden">${FILLER}&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="background:#ffffff">
${text
  .split(/\n+/)
  .map((line) => `<tr><td style="padding:8px 24px;color:#333333">${tracked(line)}</td></tr>`)
  .join('\n')}
<tr><td style="font-size:1px;line-height:1px;color:#ffffff">${FILLER}</td></tr>
<tr><td style="padding:16px 24px;color:#888888">You are receiving this message because of your settings.
<a href="https://click.mailer.example/ls?upn=u001.out">Unsubscribe</a> | <a href="https://click.mailer.example/ls?upn=u001.view">View in browser</a></td></tr>
</table></td></tr></table>
<img src="https://click.mailer.example/open.gif" width="1" height="1" alt="">
</body></html>`

/** What "show original" gives. No sender: the messages do not say theirs, and any would be a hint. */
export const mailSource = (
  text: string,
): string => `Received: from mta7.mailer.example (mta7.mailer.example [192.0.2.7])
 by mx.example.net with ESMTPS id 4b8f; Mon, 3 Mar 2025 10:12:04 +0000 (UTC)
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable

${quotedPrintable(htmlMail(text))}`

/** As a person does it: shown by a browser, all marked, copied. Nothing is fetched. */
export const copyAll = async (browser: Browser, html: string): Promise<string> => {
  const page = await browser.newPage({ offline: true })
  try {
    await page.setContent(html)
    return await page.evaluate(() => {
      const selection = getSelection()
      selection?.selectAllChildren(document.body)
      return selection?.toString() ?? ''
    })
  } finally {
    await page.close()
  }
}

async function* copied(messages: readonly Message[]): AsyncGenerator<Carried> {
  const browser = await launch()
  try {
    for (const { text } of messages) yield { text: await copyAll(browser, htmlMail(text)), reference: text, notes: [] }
  } finally {
    await browser.close()
  }
}

async function* pasted(messages: readonly Message[]): AsyncGenerator<Carried> {
  for (const { text } of messages) yield { text: mailSource(text), notes: [] }
}

/** The product takes what the clipboard gives it: what a page shows, or the source, which the engine unwraps. */
export const htmlChannels: readonly Channel[] = [
  { name: 'HTML mail, shown and copied', sample: 'mails', takes: everyOne, carry: copied },
  { name: 'HTML mail, its source pasted', sample: 'mails', takes: everyOne, carry: pasted },
]
