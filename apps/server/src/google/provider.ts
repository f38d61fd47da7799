import * as openid from 'openid-client'
import * as z from 'zod'
import type { GoogleSettings } from '../config.ts'
import { AwayError, type Fetch, guardedFetch } from './guarded-fetch.ts'

const CALLBACK = '/api/auth/google/callback'

const SECONDS = 8
const SKEW_SECONDS = 30
/** After so long the provider is asked again what it is. */
const KNOWN_MILLISECONDS = 3_600_000
const LONGEST_NAME = 100

/** What a browser has to bring back, and what the answer is checked against. */
export type Attempt = { readonly state: string; readonly nonce: string; readonly verifier: string }

export type Person = {
  readonly issuer: string
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
}

/** Why there is no identity: `denied` by the person, `away` is the provider, `failed` is everything else. */
export class NoIdentityError extends Error {
  readonly reason: 'denied' | 'away' | 'failed'

  constructor(reason: 'denied' | 'away' | 'failed', cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** A name is only shown; one that cannot be stored counts as none. */
const Name = z
  .string()
  .refine((name) => name.isWellFormed() && !name.includes('\0'))
  // Cut between characters, never inside one.
  .transform((name) =>
    name
      .trim()
      .slice(0, LONGEST_NAME)
      .replace(/[\uD800-\uDBFF]$/, ''),
  )
  .catch('')

const Claims = z.object({
  iss: z.string(),
  // As long as OpenID Connect allows, and printable.
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  given_name: Name,
  family_name: Name,
  name: Name,
})

const toPerson = (claims: unknown): Person => {
  const { iss, sub, given_name, family_name, name } = Claims.parse(claims)
  return { issuer: iss, subject: sub, firstName: given_name === '' ? name : given_name, lastName: family_name }
}

const isAway = (error: unknown, depth = 0): boolean =>
  error instanceof AwayError || (error instanceof Error && depth < 5 && isAway(error.cause, depth + 1))

const reasonOf = (error: unknown): NoIdentityError['reason'] => {
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') return 'denied'
  return isAway(error) ? 'away' : 'failed'
}

/** Several calls may be needed; a person waits for all of them together no longer than this. */
const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AwayError('the provider did not answer in time')), SECONDS * 1000)
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    throw new NoIdentityError(reasonOf(error), error)
  } finally {
    clearTimeout(timer)
  }
}

const discover = async (settings: GoogleSettings, fetcher: Fetch): Promise<openid.Configuration> => {
  const { issuer, clientId, clientSecret } = settings
  const guarded = guardedFetch(issuer, fetcher)
  guarded.allow(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const metadata = {
    client_secret: clientSecret,
    id_token_signed_response_alg: 'RS256',
    [openid.clockTolerance]: SKEW_SECONDS,
  }
  const found = await openid.discovery(new URL(issuer), clientId, metadata, openid.ClientSecretPost(clientSecret), {
    timeout: SECONDS,
    [openid.customFetch]: guarded.call,
    // The token's signature is checked too, though it comes straight from the provider.
    execute: [openid.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [])],
  })
  const { token_endpoint, jwks_uri } = found.serverMetadata()
  guarded.allow(token_endpoint, jwks_uri)
  return found
}

/** Asked when first needed and once for all who wait, so that the server starts while the provider is down. */
const remember = (ask: () => Promise<openid.Configuration>) => {
  let known: { readonly found: openid.Configuration; readonly until: number } | undefined
  let asking: Promise<openid.Configuration> | undefined
  const askAgain = async (): Promise<openid.Configuration> => {
    try {
      const found = await ask()
      known = { found, until: performance.now() + KNOWN_MILLISECONDS }
      return found
    } finally {
      asking = undefined
    }
  }
  return async (): Promise<openid.Configuration> => {
    if (known !== undefined && performance.now() < known.until) return known.found
    asking ??= askAgain()
    return asking
  }
}

/** OpenID Connect: code flow with PKCE, state and nonce. */
export const openProvider = (settings: GoogleSettings, fetcher: Fetch = fetch) => {
  const configuration = remember(() => discover(settings, fetcher))
  const redirectUri = settings.publicUrl + CALLBACK

  const begin = async () => {
    const attempt: Attempt = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    }
    const address = openid.buildAuthorizationUrl(await configuration(), {
      redirect_uri: redirectUri,
      // The e-mail address is not asked for: nothing here needs it.
      scope: 'openid profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      // On a shared computer nobody is signed in as somebody else by a slip. Not every other provider knows this.
      ...(settings.isGoogle ? { prompt: 'select_account' } : {}),
    })
    return { address: address.href, attempt }
  }

  const finish = async (query: string, { state, nonce, verifier }: Attempt): Promise<Person> => {
    // Built from our own address, never from what the request says of itself.
    const answer = new URL(`${redirectUri}?${query}`)
    const tokens = await openid.authorizationCodeGrant(await configuration(), answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    return toPerson(tokens.claims())
  }

  return {
    begin: () => inTime(begin()),
    finish: (query: string, attempt: Attempt) => inTime(finish(query, attempt)),
  }
}
