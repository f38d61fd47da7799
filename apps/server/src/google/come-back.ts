import { type googleNotices } from '@atlas/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { beginSession } from '../accounts/begin-session.ts'
import { findUser } from '../http/caller.ts'
import type { Parts } from '../parts.ts'
import type { Linked } from '../store/google-users.ts'
import type { Google } from './google.ts'
import { NoIdentityError, type Person } from './provider.ts'
import type { Flow, Linker } from './steps.ts'

type Needs = Pick<Parts, 'store' | 'tokens' | 'limiter'> & { readonly google: Google }
type Notice = keyof typeof googleNotices

const withNotice = (path: string, notice: Notice): string => `${path}?google=${notice}`

const linkNotices: Readonly<Record<Exclude<Linked, 'linked'>, Notice>> = {
  'identity-taken': 'taken',
  'other-identity': 'other',
  ended: 'failed',
}

/** Who began the link ends it: the same session, still signed in, in the same browser. */
const linkTo = async ({ store }: Needs, linker: Linker, person: Person): Promise<string> => {
  const user = await findUser(store, linker)
  const linked = user === undefined ? 'ended' : await store.googleUsers.link(user, person)
  return linked === 'linked' ? '/account?linked=true' : withNotice('/account', linkNotices[linked])
}

const signIn = async (needs: Needs, flow: Flow, person: Person, reply: FastifyReply, visitor: string) => {
  const { store, tokens, limiter, google } = needs
  const user = await store.googleUsers.find(person)
  if (user === undefined) {
    const token = await tokens.issueSignUp(person.firstName, await google.steps.beginSignUp(reply, person))
    return `/complete-signup?token=${token}`
  }
  if (user.disabledAt !== null) return withNotice('/', 'disabled')
  await store.users.rememberAddress(user.id, limiter.hash(visitor))
  const { token } = await beginSession(needs, user)
  return `${flow.from}?token=${token}`
}

/**
 * A step that this browser did not begin, or that was taken already, gives nothing and uses up nothing. Whatever comes
 * after that is written only once the provider has said who this is.
 */
export const comeBack = async (needs: Needs, request: FastifyRequest, reply: FastifyReply, visitor: string) => {
  const { store, google } = needs
  const query = request.url.slice(request.url.indexOf('?') + 1)
  const flow = await google.steps.readFlow(request)
  if (flow === undefined || new URLSearchParams(query).get('state') !== flow.state) return withNotice('/', 'failed')
  if (!(await store.spent.spend(flow.id))) return withNotice('/', 'failed')
  google.steps.clear(reply)
  try {
    const person = await google.provider.finish(query, flow)
    return await (flow.link === undefined
      ? signIn(needs, flow, person, reply, visitor)
      : linkTo(needs, flow.link, person))
  } catch (error) {
    if (!(error instanceof NoIdentityError)) throw error
    if (error.reason !== 'denied') request.log.warn({ err: error.cause }, 'signing in with Google did not work')
    return withNotice(flow.link === undefined ? flow.from : '/account', error.reason)
  }
}
