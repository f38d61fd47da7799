import { readClaims, readToken } from './token-store.ts'

/**
 * What was typed and the last report of each check, for this tab alone: back, reload and a visit to another page keep
 * them. They leave with the tab, with signing out, and with another account.
 */
const PREFIX = 'atlas_tab_'
/** Texts have at most 50,000 characters; a report is a few times that. What is larger is not kept. */
const MOST_CHARACTERS = 1_000_000

const ownerNow = (): string | null => {
  const token = readToken()
  return token === null ? null : (readClaims(token)?.user_id ?? null)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Storage may be switched off or full: then nothing is kept and nothing breaks. */
const quietly = <Value>(work: () => Value): Value | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const keepInTab = (name: string, value: unknown): void => {
  const text = JSON.stringify({ owner: ownerNow(), value })
  if (text.length > MOST_CHARACTERS) forgetInTab(name)
  else quietly(() => sessionStorage.setItem(PREFIX + name, text))
}

export const forgetInTab = (name: string): void => {
  quietly(() => sessionStorage.removeItem(PREFIX + name))
}

/** Whoever is not the one who left it here does not get to see it. */
export const readFromTab = (name: string): unknown => {
  const kept = parse(quietly(() => sessionStorage.getItem(PREFIX + name)) ?? '')
  if (typeof kept !== 'object' || kept === null || !('owner' in kept) || !('value' in kept)) return undefined
  if (kept.owner === null || kept.owner === ownerNow()) return kept.value
  forgetInTab(name)
  return undefined
}

const listeners = new Set<() => void>()

/** Told when everything is forgotten, for fields that still show something. */
export const onTabForgotten = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const forgetTab = (): void => {
  const names = quietly(() => Object.keys(sessionStorage)) ?? []
  for (const name of names) if (name.startsWith(PREFIX)) quietly(() => sessionStorage.removeItem(name))
  for (const listener of listeners) listener()
}
