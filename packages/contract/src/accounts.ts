import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'
import { firstPasswordProblem, MAX_PASSWORD_BYTES } from './passwords.ts'
import { ownSentences as own } from './sentences.ts'
import { specSentences as spec } from './spec-sentences.ts'
import { filledText, soundText } from './text.ts'

const NAME_MAX = 100
/** Nothing that is not seen: two names that differ only in that would look the same. */
const USERNAME_FORM = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}._@+-]){3,32}$/u

export const isUsername = (name: string): boolean => USERNAME_FORM.test(name.normalize('NFKC'))

const firstName = filledText(NAME_MAX, own.firstNameMissing, own.nameTooLong)
const lastName = filledText(NAME_MAX, own.lastNameMissing, own.nameTooLong)

/** A username as somebody chooses it; kept in the form NFKC gives it. */
const newUsername = soundText(128, own.usernameMissing, own.usernameForm).check(z.refine(isUsername, own.usernameForm))

/** Names and passwords as somebody proves them: bounded, otherwise taken as they come. */
const givenUsername = filledText(128, own.usernameMissing)
const givenPassword = soundText(MAX_PASSWORD_BYTES, own.passwordMissing, own.passwordTooLong).check(
  z.minLength(1, own.passwordMissing),
)

const newPassword = givenPassword.check(
  z.superRefine((password, context) => {
    const problem = firstPasswordProblem(password)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem, input: password })
  }),
)

export const User = z.object({
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  role: z.enum(['admin', 'user']),
  google_id: z.optional(z.string()),
})

const SignedIn = z.object({ token: z.string(), user: User })
const Done = z.object({ message: z.string() })

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Log in with username and password',
  access: 'anyone',
  cost: 'hash',
  body: z.object({ username: givenUsername, password: givenPassword }),
  reply: SignedIn,
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/signup',
  summary: 'Create an account',
  access: 'anyone',
  cost: 'hash',
  allowance: 'signUp',
  body: z.object({ first_name: firstName, last_name: lastName, username: newUsername, password: newPassword }),
  reply: SignedIn,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'End this session',
  access: 'anyone',
  body: nothing,
  reply: Done,
})

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/api/logout-everywhere',
  summary: 'End every session of this account',
  access: 'user',
  body: nothing,
  reply: Done,
})

export const readMe = endpoint({
  method: 'GET',
  path: '/api/me',
  summary: 'Who is signed in',
  access: 'user',
  body: nothing,
  reply: User,
})

export const changeName = endpoint({
  method: 'PUT',
  path: '/api/me/name',
  summary: 'Change first and last name; signs out everywhere',
  access: 'user',
  body: z.object({ first_name: firstName, last_name: lastName }),
  reply: Done,
})

export const changeUsername = endpoint({
  method: 'PUT',
  path: '/api/me/username',
  summary: 'Change the username; signs out everywhere',
  access: 'user',
  body: z.object({ old_username: givenUsername, new_username: newUsername }),
  reply: Done,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/me/password',
  summary: 'Change the password; signs out everywhere',
  access: 'user',
  cost: 'hash',
  body: z.object({ old_password: givenPassword, new_password: newPassword }),
  reply: Done,
})

export const startGoogle = endpoint({
  method: 'GET',
  path: '/api/auth/google',
  summary: 'Sign in with Google, or link an account with login_token (a redirect)',
  access: 'anyone',
  body: nothing,
  reply: nothing,
})

export const finishGoogle = endpoint({
  method: 'GET',
  path: '/api/auth/google/callback',
  summary: 'Where Google sends people back to (a redirect)',
  access: 'anyone',
  body: nothing,
  reply: nothing,
})

export const linkGoogle = endpoint({
  method: 'POST',
  path: '/api/me/google-link',
  summary: 'A code that, once and in this browser, lets Google sign-in link this account',
  access: 'user',
  body: nothing,
  reply: z.object({ login_token: z.string() }),
})

export const completeGoogleSignUp = endpoint({
  method: 'POST',
  path: '/api/complete-google-signup',
  summary: 'Last step of signing up with Google',
  access: 'anyone',
  cost: 'hash',
  allowance: 'signUp',
  body: z.object({
    token: filledText(4096, spec.noSessionToken),
    username: newUsername,
    password: newPassword,
  }),
  reply: SignedIn,
})

export const unlinkGoogle = endpoint({
  method: 'POST',
  path: '/api/me/unlink-google',
  summary: 'Disconnect the Google account',
  access: 'user',
  body: nothing,
  reply: Done,
})
