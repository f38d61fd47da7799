import { exportJWK, generateKeyPair } from 'jose'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'

/** A real OpenID provider on this machine that plays Google, for development and tests. */

export type Resident = { readonly given_name: string; readonly family_name?: string; readonly email: string }

export const residents: Readonly<Record<string, Resident>> = {
  'g-margaret': { given_name: 'Margaret', family_name: 'Okafor', email: 'margaret@example.test' },
  'g-arthur': { given_name: 'Arthur', family_name: 'Lindqvist', email: 'arthur@example.test' },
  'g-cher': { given_name: 'Cher', email: 'cher@example.test' },
}

type Options = {
  readonly clientId: string
  readonly clientSecret: string
  /** Where people are sent back to. */
  readonly redirectUris: readonly string[]
  readonly port?: number
  /** Who is there besides the residents: any `sub` that begins with `new-` is, with this name. */
  readonly visitorName?: string
}

const findResident = (sub: string, visitorName: string): Resident | undefined =>
  residents[sub] ??
  (sub.startsWith('new-')
    ? { given_name: visitorName, family_name: 'Newcomer', email: `${sub}@example.test` }
    : undefined)

const chooser = () => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Choose an account</title>
<h1>Choose an account</h1><p>This is a provider for development. It plays Google.</p><ul>${Object.entries(residents)
  .map(
    ([sub, { given_name, family_name = '' }]) => `<li><a href="?account=${sub}">${given_name} ${family_name}</a></li>`,
  )
  .join('')}</ul><p><a href="?account=nobody">Cancel</a></p></html>`

/** Asks every time who it is, as Google does when it is told to let people choose. */
const alwaysAsking = () => {
  const { Check, base } = interactionPolicy
  const policy = base()
  const isNew = new Check('ask_again', 'everybody chooses anew', (context) =>
    context.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  )
  policy.get('login')?.checks.add(isNew)
  return policy
}

const settingsOf = async (options: Options): Promise<Configuration> => {
  const { clientId, clientSecret, redirectUris, visitorName = 'New' } = options
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kty: 'RSA', kid: 'local', use: 'sig', alg: 'RS256' } as const
  const claimsOf = (sub: string) => ({ sub, ...findResident(sub, visitorName) })
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['only for development'] },
    pkce: { required: () => true },
    // Names come in the token itself, as Google sends them.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], profile: ['given_name', 'family_name', 'name'], email: ['email'] },
    findAccount: (_context, sub) =>
      findResident(sub, visitorName) === undefined ? undefined : { accountId: sub, claims: async () => claimsOf(sub) },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: alwaysAsking(), url: (_context, interaction) => `/choose/${interaction.uid}` },
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
  }
}

type Context = Parameters<Parameters<Provider['use']>[0]>[0]

const choose = async (provider: Provider, context: Context): Promise<void> => {
  const { account } = context.query
  if (typeof account !== 'string') {
    context.body = chooser()
    return
  }
  const result = account === 'nobody' ? { error: 'access_denied' } : { login: { accountId: account, remember: false } }
  await provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false })
  context.respond = false
}

export type IdentityProvider = { readonly issuer: string; readonly stop: () => Promise<void> }

const listen = (server: http.Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const portOf = (address: AddressInfo | string | null) =>
      typeof address === 'object' && address !== null ? address.port : 0
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(portOf(server.address())))
  })

export const startIdentityProvider = async (options: Options): Promise<IdentityProvider> => {
  const handler: { respond: ReturnType<Provider['callback']> } = { respond: async () => {} }
  const server = http.createServer((request, response) => void handler.respond(request, response))
  const issuer = `http://127.0.0.1:${await listen(server, options.port ?? 0)}`
  const provider = new Provider(issuer, await settingsOf(options))
  provider.use(async (context, next) => {
    if (/^\/choose\/[\w-]+$/.test(context.path)) await choose(provider, context)
    else await next()
  })
  handler.respond = provider.callback()
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
  }
  return { issuer, stop }
}
