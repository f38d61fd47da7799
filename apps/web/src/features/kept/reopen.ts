import { keepInTab } from '../../shared/browser/tab-store.ts'
import type { SavedCheck, SavedKind } from './saved.ts'

const listeners = new Map<SavedKind, Set<() => void>>()

/** For a page that is open already when a kept check is to be shown on it. */
export const onReopen = (kind: SavedKind, listener: () => void): (() => void) => {
  const own = listeners.get(kind) ?? new Set()
  listeners.set(kind, own.add(listener))
  return () => own.delete(listener)
}

/** Makes a kept check the last one of this tab; its page shows it. */
export const reopen = (saved: SavedCheck): void => {
  keepInTab(`${saved.kind}_report`, saved)
  if (saved.kind === 'text' || saved.kind === 'link') keepInTab(`${saved.kind}_draft`, saved.input)
  for (const listener of listeners.get(saved.kind) ?? []) listener()
}
