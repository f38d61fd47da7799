import { specSentences } from '@atlas/contract'
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CallError } from '../../shared/api/call-error.ts'
import { onSignedOut } from '../../shared/api/signed-out.ts'
import { arrived } from '../../shared/browser/query-token.ts'
import { dropToken, keepToken, onDroppedElsewhere, readClaims, readToken } from '../../shared/browser/token-store.ts'
import { forgetKept } from '../kept/forget-kept.ts'
import { useNotify } from '../notices/notices.tsx'
import type { User } from './user.ts'

type Session = {
  readonly user: User | undefined
  /** Why the owner of the stored token is not known: the server could not be asked. */
  readonly failure: CallError | undefined
  /** True while a token from the address bar is being checked: guards wait for it. */
  readonly isArriving: boolean
  readonly signIn: (token: string, user: User) => void
  /** Forgets the session here, with a notice that says why. */
  readonly signOut: (sentence?: string, more?: string) => void
  /** What the Sign Out button does: ends the session on the server too. */
  readonly leave: () => void
  readonly reread: () => Promise<void>
}

const SessionContext = createContext<Session | undefined>(undefined)

export const useSession = (): Session => {
  const session = use(SessionContext)
  if (session === undefined) throw new Error('There is no session around this')
  return session
}

/** Fetched for the few who are asked. */
const OtherAccount = lazy(async () => ({ default: (await import('./other-account.tsx')).OtherAccount }))

/** Fetched only for people who have a token: a first visit does without the code of calls. */
const askWho = async (token: string): Promise<User> => (await import('./session-calls.ts')).askWho(token)

/** Nobody waits for this: whoever cannot reach the server is signed out here all the same. */
const endOnServer = async (): Promise<void> => {
  const token = readToken()
  if (token === null) return
  try {
    await (await import('./session-calls.ts')).endSession(token)
  } catch {
    // The session then ends by itself, at the latest after its seven days.
  }
}

type Who = { readonly user?: User; readonly failure?: CallError }

/** The stored token's owner; a token the server does not know is removed. */
const readWho = async (): Promise<Who> => {
  const token = readToken()
  if (token === null) return {}
  const { readOwner } = await import('./session-calls.ts')
  const { isUnknown, ...who } = await readOwner(token)
  if (isUnknown && token === readToken()) {
    dropToken()
    forgetKept()
  }
  return who
}

const readInto = async (setWho: (who: Who) => void): Promise<void> => {
  // Without the code that asks, nobody is logged out: the next page tries again.
  const who = await readWho().catch(() => undefined)
  if (who !== undefined) setWho(who)
}

type Asked = { readonly held: User; readonly arriving: User; readonly token: string }

/** Whoever is logged in already, with a token that the server knows, as somebody else. */
const findHeld = async (token: string): Promise<User | undefined> => {
  const held = readToken()
  if (held === null || readClaims(held)?.user_id === readClaims(token)?.user_id) return undefined
  return askWho(held).catch(() => undefined)
}

/**
 * A token in the address bar becomes the session only if the server knows it. It never takes the place of somebody
 * who is logged in: they are asked.
 */
const useArrival = (setUser: (user: User) => void) => {
  const [isArriving, setArriving] = useState(arrived.session !== undefined)
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const notify = useNotify()
  useEffect(() => {
    const token = arrived.session
    if (token === undefined || !isArriving) return
    const settle = async () => {
      const held = await findHeld(token)
      const user = await askWho(token)
      if (held !== undefined) {
        setAsked({ held, arriving: user, token })
        return
      }
      keepToken(token)
      setUser(user)
      notify('success', specSentences.loginDone)
    }
    settle()
      .catch(() => notify('info', specSentences.signedOutForSecurity))
      .finally(() => setArriving(false))
  }, [isArriving, notify, setUser])
  return { isArriving, asked, settleAsked: () => setAsked(undefined) }
}

/** How a visit to Google ended, said once. */
const useGoogleNotice = () => {
  const notify = useNotify()
  useEffect(() => {
    const name = arrived.google
    if (name === undefined) return
    const tell = async () => {
      const sentence = (await import('./google-notice.ts')).sentenceFor(name)
      if (sentence !== undefined) notify(name === 'denied' ? 'info' : 'error', sentence)
    }
    void tell()
  }, [notify])
}

export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [{ user, failure }, setWho] = useState<Who>({})
  const setUser = useCallback((arriving: User) => setWho({ user: arriving }), [])
  const notify = useNotify()
  const navigate = useNavigate()
  const { isArriving, asked, settleAsked } = useArrival(setUser)
  useGoogleNotice()

  const signOut = useCallback(
    (sentence: string = specSentences.signedOutForSecurity, more?: string) => {
      dropToken()
      forgetKept()
      setWho({})
      notify(sentence === specSentences.signedOutForSecurity ? 'info' : 'success', sentence, more)
      void navigate('/')
    },
    [navigate, notify],
  )

  const reread = useCallback(() => readInto(setWho), [])

  useEffect(() => {
    if (!isArriving && readToken() !== null) void readInto(setWho)
  }, [isArriving])
  useEffect(() => onSignedOut(() => signOut()), [signOut])
  useEffect(
    () =>
      onDroppedElsewhere(() => {
        forgetKept()
        setWho({})
      }),
    [],
  )

  const session = useMemo<Session>(() => {
    const signIn = (token: string, who: User) => {
      keepToken(token)
      setWho({ user: who })
    }
    const leave = () => {
      void endOnServer()
      signOut(specSentences.signedOut)
    }
    return { user, failure, isArriving, signIn, signOut, leave, reread }
  }, [user, failure, isArriving, signOut, reread])
  return (
    <SessionContext value={session}>
      {children}
      {asked !== undefined && (
        <Suspense>
          <OtherAccount {...asked} onStay={settleAsked} />
        </Suspense>
      )}
    </SessionContext>
  )
}
