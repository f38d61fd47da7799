import { completeGoogleSignUp, startGoogle, unlinkGoogle } from '@atlas/contract'
import type { Mount } from '../http/mount.ts'
import { ProblemError } from '../problems.ts'

const notConfigured = (): never => {
  throw new ProblemError('google-not-configured')
}

/** Without a client id every call says so plainly. */
export const googleRoutes = (mount: Mount): void => {
  mount.open(startGoogle, async () => notConfigured())
  mount.open(completeGoogleSignUp, async () => notConfigured())
  mount.signedIn(unlinkGoogle, async () => notConfigured())
}
