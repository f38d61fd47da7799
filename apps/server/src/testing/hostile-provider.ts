import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import http from 'node:http'
import { randomBytes } from 'node:crypto'

/** A provider that does what no honest one does. It hands out a code to everybody and takes each code again. */

type Claims = Readonly<Record<string, unknown>>

type Mischief = {
  /** In the place of what an honest token says. */
  readonly claims?: Claims
  readonly key?: 'other' | 'unknown-id' | 'our-secret'
  /** Appended to the address people are sent back to. */
  readonly callback?: Readonly<Record<string, string>>
  readonly metadata?: Readonly<Record<string, unknown>>
  /** What the token endpoint does instead of answering. */
  readonly token?: 'silent' | 'trickle' | 'redirect' | 'huge' | 'broken'
}

const read = async (request: http.IncomingMessage): Promise<string> => {
  const pieces: string[] = []
  const given: AsyncIterable<Buffer> = request
  for await (const piece of given) pieces.push(piece.toString('utf8'))
  return pieces.join('')
}

const json = (response: http.ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type Asked = { readonly path: string; readonly body: string }

const listening = async (server: http.Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

const misbehave = (how: NonNullable<Mischief['token']>, response: http.ServerResponse, elsewhere: string): void => {
  if (how === 'redirect') response.writeHead(307, { location: `${elsewhere}/token` }).end()
  if (how === 'huge') json(response, { access_token: 'x'.repeat(400_000) })
  if (how === 'broken') response.writeHead(502).end('no')
  if (how === 'trickle') {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 500)
    response.once('close', () => clearInterval(drip))
  }
}

const makeKeys = async () => {
  const own = await generateKeyPair('RS256', { extractable: true })
  const other = await generateKeyPair('RS256', { extractable: true })
  return { own, other, jwk: { ...(await exportJWK(own.publicKey)), kid: 'own', use: 'sig', alg: 'RS256' } }
}

export const startHostileProvider = async (client: { readonly clientId: string; readonly clientSecret: string }) => {
  const keys = await makeKeys()
  const asked: Asked[] = []
  const askedElsewhere: Asked[] = []
  const nonces = new Map<string, string>()
  let mischief: Mischief = {}
  const elsewhere = http.createServer((request, response) => {
    askedElsewhere.push({ path: request.url ?? '', body: '' })
    json(response, {})
  })
  const elsewhereUrl = await listening(elsewhere)
  const server = http.createServer((request, response) => void answer(request, response))
  const issuer = await listening(server)

  const signed = (claims: Claims): Promise<string> => {
    const kid = mischief.key === 'unknown-id' ? 'nobody' : 'own'
    const token = new CompactSign(Buffer.from(JSON.stringify(claims)))
    if (mischief.key === 'our-secret')
      return token.setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(client.clientSecret.padEnd(32)))
    const { privateKey } = mischief.key === undefined ? keys.own : keys.other
    return token.setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
  }

  const giveToken = async (response: http.ServerResponse, body: string): Promise<void> => {
    if (mischief.token !== undefined) return misbehave(mischief.token, response, elsewhereUrl)
    const now = Math.floor(Date.now() / 1000)
    const nonce = nonces.get(new URLSearchParams(body).get('code') ?? '') ?? ''
    const honest = { iss: issuer, aud: client.clientId, sub: 'hostile-1', iat: now, exp: now + 300, nonce }
    const id_token = await signed({ ...honest, ...mischief.claims })
    return json(response, { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token })
  }

  const sendBack = (response: http.ServerResponse, query: URLSearchParams): void => {
    const code = randomBytes(8).toString('hex')
    nonces.set(code, query.get('nonce') ?? '')
    const back = new URL(query.get('redirect_uri') ?? '')
    const given = { code, state: query.get('state') ?? '', ...mischief.callback }
    for (const [name, value] of Object.entries(given)) back.searchParams.set(name, value)
    response.writeHead(302, { location: back.href }).end()
  }

  const describe = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...mischief.metadata,
  })

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    const body = await read(request)
    asked.push({ path: pathname, body })
    if (pathname === '/.well-known/openid-configuration') json(response, describe())
    else if (pathname === '/keys') json(response, { keys: [keys.jwk] })
    else if (pathname === '/auth') sendBack(response, searchParams)
    else if (pathname === '/token') await giveToken(response, body)
    else json(response, {}, 404)
  }

  return {
    issuer,
    elsewhere: elsewhereUrl,
    asked,
    askedElsewhere,
    behave: (next: Mischief): void => {
      mischief = next
    },
    stop: async (): Promise<void> => {
      for (const one of [server, elsewhere]) {
        one.closeAllConnections()
        one.close()
      }
    },
  }
}
