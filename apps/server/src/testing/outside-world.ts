import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Asked = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

export type Told = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Anything but a text or bytes is sent as JSON. */
  readonly body?: unknown
  /** Sends this piece again and again, and never ends. */
  readonly drip?: string
  /** Never answers. */
  readonly silent?: boolean
}

const readBody = async (request: http.IncomingMessage): Promise<string> => {
  const pieces: string[] = []
  const given: AsyncIterable<Buffer> = request
  for await (const piece of given) pieces.push(piece.toString('utf8'))
  return pieces.join('')
}

const bytesOf = (body: unknown): string | Buffer =>
  typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body ?? {})

const drip = (response: http.ServerResponse, piece: string): void => {
  const timer = setInterval(() => void response.write(piece), 20)
  response.once('close', () => clearInterval(timer))
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0

/** A server that speaks an outside service's protocol on this machine, and remembers what it was asked. */
export const startOutside = async (answer: (asked: Asked, number: number) => Told) => {
  const asked: Asked[] = []
  const respond = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://outside')
    const { method = '', headers } = request
    const one = { method, path: pathname, query: searchParams, headers, body: await readBody(request) }
    asked.push(one)
    const told = answer(one, asked.length)
    if (told.silent === true) return
    response.writeHead(told.status ?? 200, { 'content-type': 'application/json', ...told.headers })
    if (told.drip === undefined) response.end(bytesOf(told.body))
    else drip(response, told.drip)
  }
  const server = http.createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { home: `http://127.0.0.1:${portOf(server.address())}`, asked }
}
