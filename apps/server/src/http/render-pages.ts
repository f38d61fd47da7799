import { notOnDesk, pages, readChangelog, readDownloads } from '@atlas/contract'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import * as z from 'zod'
import { escapeHtml } from './escape-html.ts'
import { pageChunks } from './page-chunks.ts'

/** Packed when somebody first asks for it, once. */
export type Page = {
  readonly plain: Buffer
  readonly br: () => Promise<Buffer>
  readonly gzip: () => Promise<Buffer>
}

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

/** What pages say of the server they come from. */
export type AboutServer = {
  readonly sourceUrl: string
  /** Some outside service has a key, so that the link page has to tell which. */
  readonly asksOutside: boolean
  /** Google sign-in is set up, so that the privacy page has to tell. */
  readonly offersGoogle: boolean
  /** The program for Windows can be downloaded here. */
  readonly offersWindows: boolean
  /** This is the program on somebody's own computer: no accounts, nobody else, nothing to install. */
  readonly isDesk: boolean
}

const once = (make: () => Promise<Buffer>): (() => Promise<Buffer>) => {
  let made: Promise<Buffer> | undefined
  return () => (made ??= make())
}

const toPage = (html: string): Page => {
  const plain = Buffer.from(html)
  return { plain, br: once(() => packers.br(plain)), gzip: once(() => packers.gzip(plain)) }
}

const withMeta = (html: string, name: string, content: string): string =>
  html.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*`),
    (_all, start: string) => start + escapeHtml(content),
  )

const Drawn = z.record(z.string(), z.string())

const readDrawn = (folder: string): z.infer<typeof Drawn> => {
  const file = path.join(folder, 'drawn.json')
  return existsSync(file) ? Drawn.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** What a page shows first comes from a call: it is asked for together with the page's own files. */
const firstCalls: Readonly<Record<string, string>> = {
  '/whats-new': readChangelog.path,
  '/desktop': readDownloads.path,
}

const ask = (route: string): string[] => {
  const first = firstCalls[route]
  return first === undefined ? [] : [`<link rel="preload" as="fetch" crossorigin href="${first}">`]
}

const LATER = ' fetchpriority="low"'

const preload = (name: string, priority: string): string =>
  `<link rel="modulepreload" crossorigin${priority} href="/${escapeHtml(name)}">`

const sheet = (name: string): string => `<link rel="stylesheet" href="/${escapeHtml(name)}">`

/** When nothing else is to be done any more. */
const prefetch = (name: string): string => `<link rel="prefetch" as="script" crossorigin href="/${escapeHtml(name)}">`

/**
 * Some browsers send what is typed to their makers, to correct or to complete it: not here. A manifest is asked for
 * without cookies, and this app is installed already.
 */
const forDesk = (html: string): string =>
  html
    .replace('<html ', '<html spellcheck="false" writingsuggestions="false" ')
    .replace(/<link rel="manifest"[^>]{0,60}>/, '')

const pagesFor = ({ isDesk }: AboutServer) => pages.filter(({ path: route }) => !isDesk || !notOnDesk.has(route))

/**
 * The built page once for each route, with that route's title and description in place for readers without script.
 * Public pages come drawn by the build: they are seen before any script has arrived, so scripts may come after
 * letters and colours.
 */
export const renderPages = (folder: string, about: AboutServer): ReadonlyMap<string, Page> => {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) return new Map()
  const metas = {
    'atlas-source': about.sourceUrl,
    'atlas-outside': about.asksOutside ? 'yes' : '',
    'atlas-google': about.offersGoogle ? 'yes' : '',
    'atlas-windows': about.offersWindows ? 'yes' : '',
    'atlas-desk': about.isDesk ? 'yes' : '',
  }
  const built = about.isDesk ? forDesk(readFileSync(file, 'utf8')) : readFileSync(file, 'utf8')
  const template = Object.entries(metas).reduce((html, [name, content]) => withMeta(html, name, content), built)
  const late = template.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, (start) => start + LATER)
  // They are drawn for visitors of a server, with what needs an account.
  const drawn = about.isDesk ? {} : readDrawn(folder)
  const chunks = pageChunks(folder)
  return new Map(
    pagesFor(about).map(({ path: route, title, description }) => {
      const html = drawn[route]
      const { sheets, now, soon } = chunks(route)
      const first = now.map((name) => preload(name, html === undefined ? '' : LATER))
      const links = [...sheets.map(sheet), ...ask(route), ...first, ...soon.map(prefetch)].join('')
      const page = withMeta(html === undefined ? template : late, 'description', description)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
        .replace('</head>', () => `${links}</head>`)
      const root = html === undefined ? '<div id="root">' : `<div id="root" data-drawn="${route}">${html}`
      return [route, toPage(page.replace('<div id="root">', () => root))]
    }),
  )
}
