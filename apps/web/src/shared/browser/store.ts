import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  readonly read: () => Value
  readonly write: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** One value that several parts of the page see; it lives as long as the page. */
export const newStore = <Value>(first: () => Value): Store<Value> => {
  const listeners = new Set<() => void>()
  let held: { readonly value: Value } | undefined
  const read = (): Value => {
    held ??= { value: first() }
    return held.value
  }
  return {
    read,
    write: (value) => {
      held = { value }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A page drawn ahead of time shows `drawn`, and the value when it comes alive. */
export const useStore = <Value>({ read, subscribe }: Store<Value>, drawn: Value): Value =>
  useSyncExternalStore(subscribe, read, () => drawn)
