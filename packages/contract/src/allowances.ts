import type { AllowanceName } from './endpoint.ts'

export type Allowance = { readonly points: number; readonly seconds: number }

/** How often one address may call, across all servers. An operator may scale them all. */
export const allowances: Readonly<Record<Exclude<AllowanceName, 'none'> | 'everything', Allowance>> = {
  everything: { points: 400, seconds: 60 },
  text: { points: 120, seconds: 60 },
  link: { points: 60, seconds: 60 },
  picture: { points: 30, seconds: 60 },
  recording: { points: 20, seconds: 60 },
  submit: { points: 60, seconds: 3600 },
  signUp: { points: 20, seconds: 3600 },
}

/** A text draws one unit for so many characters begun. */
export const CHARACTERS_A_UNIT = 2000

/** Wrong logins and wrong old passwords. */
export const guesses = {
  addressAndAccount: { points: 10, seconds: 900 },
  address: { points: 40, seconds: 900 },
  account: { points: 100, seconds: 3600 },
  /** Where somebody signed in before, a slow lane stays open when strangers used up the account's guesses. */
  slowLane: { points: 1, seconds: 30 },
  oldPassword: { points: 10, seconds: 900 },
} as const satisfies Record<string, Allowance>
