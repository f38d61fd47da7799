import { sealer } from '../accounts/seal.ts'
import type { SessionKeys } from '../accounts/session-keys.ts'
import type { GoogleSettings } from '../config.ts'
import { googleCookie } from './google-cookie.ts'
import { openProvider } from './provider.ts'
import { openSteps } from './steps.ts'

/** What signing in with Google needs, where it is set up. */
export const openGoogle = (settings: GoogleSettings, keys: SessionKeys) => ({
  provider: openProvider(settings),
  steps: openSteps(sealer(keys), googleCookie(settings.publicUrl)),
})

export type Google = ReturnType<typeof openGoogle>
