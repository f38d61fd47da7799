type Listener = () => void
const listeners = new Set<Listener>()

/** Told when the server no longer knows the stored token. Answers how to stop listening. */
export const onSignedOut = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const tellSignedOut = (): void => {
  for (const listener of listeners) listener()
}
