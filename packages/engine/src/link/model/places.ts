/** A place where anybody can put a page: the name alone cannot say whose page it is. */
type PlaceKind = 'shortener' | 'hosting' | 'dynamic-dns' | 'link-in-bio' | 'ipfs' | 'name-gateway' | 'platform'

export type Place = {
  readonly kind: PlaceKind
  /** The name of the place itself: `weebly.com`, `bit.ly`. */
  readonly name: string
}

const CODES: Readonly<Record<string, PlaceKind | 'open'>> = {
  s: 'shortener',
  h: 'hosting',
  d: 'dynamic-dns',
  b: 'link-in-bio',
  i: 'ipfs',
  g: 'name-gateway',
  p: 'platform',
  o: 'open',
}

/** `open`: a well-known site of its own whose users make pages too. Its fame counts, but never speaks for a page. */
export type PlaceTable = ReadonlyMap<string, PlaceKind | 'open'>

/** Lines `kind names...`, one kind a line. */
export const readPlaces = (text: string): PlaceTable => {
  const places = new Map<string, PlaceKind | 'open'>()
  for (const line of text.split('\n')) {
    const kind = CODES[line.charAt(0)]
    if (kind === undefined) continue
    for (const name of line.slice(2).split(' ')) if (!places.has(name)) places.set(name, kind)
  }
  return places
}
