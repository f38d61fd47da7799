import type { FastifyInstance } from 'fastify'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
} as const

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

export const DOCS_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const apiHeaders = {
  ...everywhere,
  'content-security-policy': API_POLICY,
  'cache-control': 'no-store',
} as const

const pageHeaders = {
  ...everywhere,
  'content-security-policy': PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
} as const

export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)

/** Set before anything can fail, so that errors carry them too. */
export const addHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApi(request.url) ? apiHeaders : pageHeaders)
    reply.header('x-request-id', request.id)
    done()
  })
}
