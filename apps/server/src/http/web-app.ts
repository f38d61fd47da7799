import { pages, WINDOWS_FILE } from '@atlas/contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ProblemError } from '../problems.ts'
import { escapeHtml } from './docs-page.ts'
import { answerFailure } from './failures.ts'
import { pageChunks } from './page-chunks.ts'

const pagePaths = new Set<string>(pages.map((page) => page.path))

type Packed = { readonly plain: Buffer; readonly br: Buffer; readonly gzip: Buffer }

/** Pages are few and the same for everybody: each is packed once. */
const pack = (html: string): Packed => {
  const plain = Buffer.from(html)
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) }
}

const withMeta = (html: string, name: string, content: string): string =>
  html.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*`),
    (_all, start: string) => start + escapeHtml(content),
  )

/** Where the Windows app lies, if this server has it: beside the web app, in `downloads`. */
const windowsAddress = (folder: string): string =>
  existsSync(path.join(folder, 'downloads', WINDOWS_FILE)) ? `/downloads/${WINDOWS_FILE}` : ''

/** The landing page is drawn by the build, so that it is seen before any script has arrived. */
const drawnLanding = (folder: string): string => {
  const file = path.join(folder, 'landing.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The built page once for each route, with that route's title and description in place for readers without script. */
const renderPages = (folder: string, sourceUrl: string): ReadonlyMap<string, Packed> => {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) return new Map()
  const template = withMeta(
    withMeta(readFileSync(file, 'utf8'), 'atlas-source', sourceUrl),
    'atlas-windows',
    windowsAddress(folder),
  )
  const drawn = drawnLanding(folder)
  const chunks = pageChunks(folder)
  const preloads = (route: string): string =>
    chunks(route)
      .map((name) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(name)}">`)
      .join('')
  return new Map(
    pages.map(({ path: route, title, description }) => [
      route,
      pack(
        withMeta(template, 'description', description)
          .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
          .replace('</head>', () => `${preloads(route)}</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${route === '/' ? drawn : ''}</div>`),
      ),
    ]),
  )
}

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Packed): FastifyReply => {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(page[encoding ?? 'plain'])
}

export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => unknown

const SECURITY_TXT = (sourceUrl: string) => `Contact: ${sourceUrl}/security
Expires: 2027-11-01T00:00:00.000Z
Preferred-Languages: en
`

/** Files of the built web app, its pages, and for every other path the way home. */
export const addWebApp = async (app: FastifyInstance, folder: string, sourceUrl: string): Promise<PageAnswer> => {
  const rendered = renderPages(folder, sourceUrl)
  if (rendered.size > 0) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      // Only what the build made is served; each file becomes a route of its own.
      wildcard: false,
      globIgnore: ['index.html', 'landing.html', '**/*.br', '**/*.gz'],
      // The build packed every file; whoever takes packed ones gets them.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(path.join(folder, 'assets') + path.sep)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(SECURITY_TXT(sourceUrl)),
  )

  return (request, reply) => {
    const [route = '/'] = request.url.split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = rendered.get(route)
    if (isRead && page !== undefined) return sendPage(request, reply, page)
    const looksLikeFile = /[.%\\]|\/assets\//.test(route)
    if (isRead && !looksLikeFile && !pagePaths.has(route))
      return reply.header('cache-control', 'no-cache').redirect('/', 302)
    return answerFailure(new ProblemError(isRead ? 'not-found' : 'wrong-method'), request, reply)
  }
}
