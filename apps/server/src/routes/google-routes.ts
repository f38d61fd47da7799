import {
  accountWords,
  completeGoogleSignUp,
  finishGoogle,
  linkGoogle,
  pages,
  startGoogle,
  unlinkGoogle,
} from '@atlas/contract'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { beginSession } from '../accounts/begin-session.ts'
import { foldName, readName } from '../accounts/names.ts'
import { refuseWeak } from '../accounts/weak-passwords.ts'
import type { Google } from '../google/google.ts'
import { comeBack } from '../google/come-back.ts'
import { NoIdentityError } from '../google/provider.ts'
import type { Linker } from '../google/steps.ts'
import { bearer, findUser } from '../http/caller.ts'
import { logFailure, toProblem } from '../http/failures.ts'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'

type Needs = Pick<Parts, 'store' | 'hasher' | 'tokens' | 'limiter' | 'google'>

const pagePaths = new Set<string>(pages.map(({ path }) => path))

/** Only a page of ours, letter by letter: nobody is led elsewhere by an address that begins with ours. */
const OwnPage = z.string().refine((path) => pagePaths.has(path) && path !== '/complete-signup')
const StartQuery = z.object({ from: OwnPage.catch('/dashboard'), login_token: z.string().max(4096).optional() })

const setUp = ({ google }: Needs): Google => {
  if (google === undefined) throw new ProblemError('google-not-configured')
  return google
}

/** A browser says by itself which page sent it; none can make it say so falsely. */
const isFromOwnPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin'
const isBrowser = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] !== undefined
const isNavigation = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'document'

/** Who wants to be linked: by the one-time code of this browser, or by the session token of the specification. */
const readLinker = async (needs: Needs, google: Google, request: FastifyRequest, given: string): Promise<Linker> => {
  if (!isFromOwnPage(request)) throw new ProblemError('google-link-refused')
  const step = await google.steps.readLink(request, given)
  if (step !== undefined && !(await needs.store.spent.spend(step.id))) throw new ProblemError('google-link-refused')
  const link = step?.link ?? (await needs.tokens.read(given))
  const user = link === undefined ? undefined : await findUser(needs.store, link)
  if (link === undefined || user === undefined) throw new ProblemError('google-link-refused')
  return { user_id: link.user_id, session: link.session, version: link.version }
}

const wayThere = (mount: Mount, needs: Needs): void => {
  mount.redirect(startGoogle, async ({ request, reply }) => {
    const google = setUp(needs)
    const query = StartQuery.safeParse(request.query)
    if (!query.success) throw new ProblemError('bad-request')
    const { from, login_token } = query.data
    const link = login_token === undefined ? undefined : await readLinker(needs, google, request, login_token)
    try {
      const { address, attempt } = await google.provider.begin()
      await google.steps.beginFlow(reply, { ...attempt, from, ...(link === undefined ? {} : { link }) })
      return address
    } catch (error) {
      if (!(error instanceof NoIdentityError)) throw error
      // A page that only asks is told in data; a browser on its way is led back to a page that says it.
      if (isNavigation(request)) return `${link === undefined ? from : '/account'}?google=away`
      throw new ProblemError('google-away', { cause: error.cause, retryAfterSeconds: 5 })
    }
  })

  mount.signedIn(linkGoogle, async ({ caller, request, reply }) => {
    const google = setUp(needs)
    if (caller.googleId !== null) throw new ProblemError('google-already-linked')
    const claims = await needs.tokens.read(bearer(request) ?? '')
    if (claims === undefined) throw new ProblemError('signed-out')
    const { user_id, session, version } = claims
    return { login_token: await google.steps.beginLink(reply, { user_id, session, version }) }
  })
}

const refusals = {
  spent: 'google-sign-up-ended',
  'name-taken': 'username-taken',
  'identity-taken': 'google-taken',
} as const

const completion = (mount: Mount, needs: Needs): void => {
  const { store, tokens, hasher } = needs
  mount.open(completeGoogleSignUp, async ({ body, request, reply }) => {
    const { steps } = setUp(needs)
    const sealed = await tokens.readSignUp(body.token)
    const signUp = sealed === undefined ? undefined : await steps.readSignUp(sealed)
    if (signUp === undefined) throw new ProblemError('google-sign-up-ended')
    // Somebody who was sent another's link would give their password to an account that the other can open.
    if (isBrowser(request) && !(await steps.isOwnSignUp(request, signUp)))
      throw new ProblemError('google-sign-up-ended')
    refuseWeak(body.password, foldName(body.username))
    const { id: step, issuer, subject, firstName, lastName } = signUp
    const passwordHash = await hasher.hash(body.password)
    const user = { id: randomUUID(), firstName, lastName, ...readName(body.username), passwordHash }
    const saved = await store.googleUsers.create(user, { issuer, subject }, step)
    if (saved.status !== 'saved') throw new ProblemError(refusals[saved.status])
    steps.clear(reply)
    return beginSession(needs, saved.user)
  })
}

/** Without a client id every call says so plainly; only what is linked can still be taken apart. */
export const googleRoutes = (mount: Mount, needs: Needs): void => {
  wayThere(mount, needs)
  mount.redirect(finishGoogle, async ({ request, reply, visitor }) => {
    const google = setUp(needs)
    try {
      return await comeBack({ ...needs, google }, request, reply, visitor)
    } catch (error) {
      if (!isNavigation(request)) throw error
      // A person on the way back is not left on a page of bare data.
      logFailure(toProblem(error), request)
      return '/?google=failed'
    }
  })
  completion(mount, needs)
  mount.signedIn(unlinkGoogle, async ({ caller }) => {
    if (caller.googleId === null) setUp(needs)
    const isUnlinked = await needs.store.googleUsers.unlink(caller)
    if (!isUnlinked) throw new ProblemError('google-only-way-in')
    return { message: accountWords.disconnected }
  })
}
