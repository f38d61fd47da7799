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

const listening = async (server: http.Server, port = 0): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
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

type Client = { readonly clientId: string; readonly clientSecret: string }

/** What the provider answers; it behaves as it was last told to. */
const hostility = async (client: Client, elsewhere: string) => {
  const keys = await makeKeys()
  const nonces = new Map<string, string>()
  let mischief: Mischief = {}

  const signed = (claims: Claims): Promise<string> => {
    const kid = mischief.key === 'unknown-id' ? 'nobody' : 'own'
    const token = new CompactSign(Buffer.from(JSON.stringify(claims)))
    if (mischief.key === 'our-secret')
      return token.setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(client.clientSecret.padEnd(32)))
    const { privateKey } = mischief.key === undefined ? keys.own : keys.other
    return token.setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
  }

  const giveToken = async (response: http.ServerResponse, issuer: string, body: string): Promise<void> => {
    if (mischief.token !== undefined) return misbehave(mischief.token, response, elsewhere)
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

  const behave = (next: Mischief): void => {
    mischief = next
  }
  return { keys: [keys.jwk], metadata: () => mischief.metadata ?? {}, giveToken, sendBack, behave }
}

const describe = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})

export const startHostileProvider = async (client: Client, port = 0) => {
  const askedElsewhere: string[] = []
  const elsewhere = http.createServer((request, response) => {
    askedElsewhere.push(request.url ?? '')
    json(response, {})
  })
  const elsewhereUrl = await listening(elsewhere)
  const hostile = await hostility(client, elsewhereUrl)
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    const body = await read(request)
    if (pathname === '/.well-known/openid-configuration') json(response, { ...describe(issuer), ...hostile.metadata() })
    else if (pathname === '/keys') json(response, { keys: hostile.keys })
    else if (pathname === '/auth') hostile.sendBack(response, searchParams)
    else if (pathname === '/token') await hostile.giveToken(response, issuer, body)
    else json(response, {}, 404)
  }
  const server = http.createServer((request, response) => void answer(request, response))
  const issuer = await listening(server, port)
  const stop = async (): Promise<void> => {
    for (const one of [server, elsewhere]) {
      one.closeAllConnections()
      one.close()
    }
  }
  return { issuer, elsewhere: elsewhereUrl, askedElsewhere, behave: hostile.behave, stop }
}
