import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import path from 'node:path'
import { ProblemError } from '../problems.ts'
import { answerFailure } from './failures.ts'
import { type AboutServer, type Page, renderPages } from './render-pages.ts'

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> => {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  const body = encoding === undefined ? page.plain : await page[encoding]()
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(body)
}

/** Endings of pages, here and on other people's servers. A file that does not exist is no page. */
const PAGE_ENDING = /\/[\w-]{1,100}\.(?:html?|php|aspx?|jsp)$/i

const isPagePath = (route: string): boolean =>
  PAGE_ENDING.test(route) ? !/\.\.|\/assets\//.test(route) : !/[.%\\]|\/assets\//.test(route)

export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => unknown

const SECURITY_TXT = (sourceUrl: string) => `Contact: ${sourceUrl}/security
Expires: 2027-11-01T00:00:00.000Z
Preferred-Languages: en
`

type About = Omit<AboutServer, 'offersWindows'> & {
  /** Looked at whenever a page is asked for. */
  readonly offersWindows: () => Promise<boolean>
}

/** Files of the built web app, its pages, and for every other path the way home. */
export const addWebApp = async (app: FastifyInstance, folder: string, about: About): Promise<PageAnswer> => {
  const render = (offersWindows: boolean) => renderPages(folder, { ...about, offersWindows })
  const usual = render(false)
  let offering: typeof usual | undefined
  const pagesNow = async () => ((await about.offersWindows()) ? (offering ??= render(true)) : usual)
  if (usual.size > 0) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      // Only what the build made is served; each file becomes a route of its own.
      wildcard: false,
      decorateReply: false,
      globIgnore: ['index.html', 'drawn.json', '**/*.br', '**/*.gz'],
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
    reply.type('text/plain; charset=utf-8').send(SECURITY_TXT(about.sourceUrl)),
  )

  return async (request, reply) => {
    const [route = '/'] = request.url.split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead && usual.has(route) ? (await pagesNow()).get(route) : undefined
    if (page !== undefined) return sendPage(request, reply, page)
    if (isRead && usual.size > 0 && isPagePath(route)) {
      // People type capitals, and other sites end addresses in a slash.
      const meant = (route.endsWith('/') ? route.slice(0, -1) : route).toLowerCase()
      return reply.header('cache-control', 'no-cache').redirect(usual.has(meant) ? meant : '/', 302)
    }
    return answerFailure(new ProblemError(isRead ? 'not-found' : 'wrong-method'), request, reply)
  }
}
