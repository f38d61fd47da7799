/** What a person brought on one page and another page checks. It is kept in memory only, never in the address or history. */
export type Brought =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'image' | 'audio'; readonly file: File }

let waiting: Brought | undefined
const listeners = new Set<() => void>()

export const pathFor: Readonly<Record<Brought['kind'], string>> = {
  text: '/text',
  link: '/link',
  image: '/image',
  audio: '/audio',
}

export const handOver = (brought: Brought): void => {
  waiting = brought
  for (const listener of listeners) listener()
}

/** Whoever can check it takes it, once. */
export const takeOver = <Kind extends Brought['kind']>(kind: Kind): Extract<Brought, { kind: Kind }> | undefined => {
  const taken = waiting
  if (!isKind(taken, kind)) return undefined
  waiting = undefined
  return taken
}

const isKind = <Kind extends Brought['kind']>(
  brought: Brought | undefined,
  kind: Kind,
): brought is Extract<Brought, { kind: Kind }> => brought?.kind === kind

/** For a page that is already open when something is brought to it. */
export const onHandOver = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
