import { residents, startIdentityProvider } from '../apps/server/src/testing/identity-provider.ts'

/** A provider for development that plays Google, so that signing in can be tried without internet. */

const site = (process.env['PUBLIC_URL'] ?? 'http://localhost:3000').replace(/\/$/, '')
const client = { clientId: 'atlas-development', clientSecret: 'only-for-development' }
const { issuer, stop } = await startIdentityProvider({
  ...client,
  redirectUris: [`${site}/api/auth/google/callback`],
  port: Number(process.env['IDP_PORT'] ?? 4801),
})

console.log(`A provider that plays Google answers on ${issuer}. It knows ${Object.keys(residents).length} people.
Start ATLAS beside it with:

  PUBLIC_URL=${site} GOOGLE_ISSUER=${issuer} GOOGLE_CLIENT_ID=${client.clientId} GOOGLE_CLIENT_SECRET=${client.clientSecret} npm start
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
