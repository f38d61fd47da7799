import {
  changeName,
  changePassword,
  changeUsername,
  login,
  logout,
  logoutEverywhere,
  ownSentences,
  readMe,
  readStats,
  signUp,
  specSentences,
} from '@atlas/contract'
import { randomUUID } from 'node:crypto'
import { beginSession } from '../accounts/begin-session.ts'
import { countLogin, countOldPassword } from '../accounts/guesses.ts'
import { foldName, readName } from '../accounts/names.ts'
import { presentUser } from '../accounts/present.ts'
import { refuseWeak } from '../accounts/weak-passwords.ts'
import { bearer } from '../http/caller.ts'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'

type Needs = Pick<Parts, 'store' | 'hasher' | 'tokens' | 'limiter'>

const signInRoutes = (mount: Mount, needs: Needs): void => {
  const { store, hasher, limiter } = needs
  mount.open(signUp, async ({ body }) => {
    refuseWeak(body.password, foldName(body.username))
    const saved = await store.users.create({
      id: randomUUID(),
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      ...readName(body.username),
      passwordHash: await hasher.hash(body.password),
    })
    if (saved.status === 'taken') throw new ProblemError('username-taken')
    return beginSession(needs, saved.user)
  })

  mount.open(login, async ({ body, visitor }) => {
    const name = foldName(body.username)
    const user = await store.users.findByName(name)
    const guess = await countLogin({ limiter, store }, visitor, name, user)
    if (user === undefined) {
      await hasher.verifyNobody(body.password)
      throw new ProblemError('wrong-login')
    }
    if (!(await hasher.verify(body.password, user.passwordHash))) throw new ProblemError('wrong-login')
    await guess.wasRight()
    // Only who knows the password is told.
    if (user.disabledAt !== null) throw new ProblemError('account-disabled')
    await store.users.rememberAddress(user.id, limiter.hash(visitor))
    if (hasher.isOutdated(user.passwordHash)) await store.users.rehash(user, await hasher.hash(body.password))
    return beginSession(needs, user)
  })
}

const signOutRoutes = (mount: Mount, { store, tokens }: Needs): void => {
  // Whoever has nothing to end, or no longer, is signed out already.
  mount.open(logout, async ({ request }) => {
    const token = bearer(request)
    const claims = token === undefined ? undefined : await tokens.read(token)
    if (claims?.session !== undefined) await store.sessions.end(claims.session)
    else if (claims !== undefined) await store.users.endSessions({ id: claims.user_id, tokenVersion: claims.version })
    return { message: specSentences.signedOut }
  })

  mount.signedIn(logoutEverywhere, async ({ caller }) => {
    await store.users.endSessions(caller)
    return { message: ownSentences.signedOutEverywhere }
  })
}

const changeRoutes = (mount: Mount, { store, hasher, limiter }: Needs): void => {
  mount.signedIn(changeName, async ({ body, caller }) => {
    const isChanged = await store.users.changeName(caller, body.first_name.trim(), body.last_name.trim())
    if (!isChanged) throw new ProblemError('signed-out')
    return { message: ownSentences.nameChanged }
  })

  mount.signedIn(changeUsername, async ({ body, caller }) => {
    if (foldName(body.old_username) !== caller.usernameFolded) throw new ProblemError('wrong-old-username')
    const saved = await store.users.changeUsername(caller, readName(body.new_username))
    if (saved.status === 'taken') throw new ProblemError('username-taken')
    return { message: ownSentences.usernameChanged }
  })

  mount.signedIn(changePassword, async ({ body, caller }) => {
    refuseWeak(body.new_password, caller.usernameFolded)
    const guess = await countOldPassword({ limiter }, caller)
    if (!(await hasher.verify(body.old_password, caller.passwordHash))) throw new ProblemError('wrong-old-password')
    await guess.wasRight()
    const isChanged = await store.users.changePassword(caller, await hasher.hash(body.new_password))
    if (!isChanged) throw new ProblemError('signed-out')
    return { message: ownSentences.passwordChanged }
  })
}

export const accountRoutes = (mount: Mount, parts: Needs): void => {
  signInRoutes(mount, parts)
  signOutRoutes(mount, parts)
  changeRoutes(mount, parts)
  mount.signedIn(readMe, async ({ caller }) => presentUser(caller))
  mount.signedIn(readStats, async ({ caller }) => ({
    total_analyses: caller.totalAnalyses,
    scams_detected: caller.scamsDetected,
    community_submissions: await parts.store.submissions.countApproved(caller.id),
    days: await parts.store.users.countedDays(caller.id),
  }))
}
