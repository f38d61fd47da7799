import http2 from 'node:http2'
import https from 'node:https'
import net from 'node:net'
import tls from 'node:tls'
import type { Proxy } from './proxies.ts'

/** A visitor at an address of this machine's own (127.0.0.2 and so on) who comes through the proxy, over TLS. */

const NAME = 'atlas.example.org'
const PATIENCE = 120_000

export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** When each piece came, in ms since the request was sent. */
  readonly pieces: readonly { readonly at: number; readonly text: string }[]
}

type Asked = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | number>>
  readonly body?: Uint8Array | string
  /** More bytes than the body has: the rest is never sent, the answer is waited for. */
  readonly announced?: number
}

export type Visitor = (path: string, asked?: Asked) => Promise<Reply>

export const visitorFrom =
  (address: string, { port, certificate }: Proxy): Visitor =>
  (path, { method, headers = {}, body, announced } = {}) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const options = { host: '127.0.0.1', port, path, localAddress: address, servername: NAME, ca: certificate }
      const request = https.request(
        {
          ...options,
          method: method ?? (body === undefined ? 'GET' : 'POST'),
          headers: {
            host: NAME,
            ...(body === undefined ? {} : { 'content-length': announced ?? Buffer.byteLength(body) }),
            ...headers,
          },
          agent: false,
          timeout: PATIENCE,
        },
        (response) => {
          const pieces: { at: number; text: string }[] = []
          response
            .setEncoding('utf8')
            .on('data', (text: string) => pieces.push({ at: performance.now() - started, text }))
          response.once('error', reject)
          response.once('end', () => {
            request.destroy()
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: pieces.map(({ text }) => text).join(''),
              pieces,
            })
          })
        },
      )
      request.once('timeout', () => request.destroy(new Error('no answer in time')))
      request.on('error', reject)
      if (announced === undefined) request.end(body)
      else request.write(body)
    })

export const asJson = (body: unknown, token?: string): Asked => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
})

/** A file as a browser sends it. */
export const asForm = (field: string, bytes: Uint8Array, headers: Readonly<Record<string, string>> = {}): Asked => {
  const border = 'a-border-between-parts'
  const head = `--${border}\r\ncontent-disposition: form-data; name="${field}"; filename="file"\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${border}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${border}`, ...headers },
  }
}

/** The status of a page asked for over HTTP/2. */
export const askOverHttp2 = ({ port, certificate }: Proxy, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const session = http2.connect(`https://127.0.0.1:${port}`, { ca: certificate, servername: NAME })
    const request = session.request({ ':path': path, ':authority': NAME })
    request.once('response', (headers) => {
      resolve(headers[':status'] ?? 0)
      session.destroy()
    })
    for (const one of [session, request]) one.on('error', reject)
    request.end()
  })

/** Opens a POST whose body never comes to its end. */
export const drip = (address: string, { port, certificate }: Proxy): tls.TLSSocket => {
  const line = net.connect({ host: '127.0.0.1', port, localAddress: address })
  const socket = tls.connect({ socket: line, ca: certificate, servername: NAME })
  socket.on('error', () => {})
  socket.write(
    `POST /api/analyze HTTP/1.1\r\nhost: ${NAME}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
  )
  return socket
}
