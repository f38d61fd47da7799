/** Least weight of a brand's word, by the way its name is copied; a way that is not named never counts by itself. */
export type Copies = Readonly<Record<string, number>>

/** What the lab fitted on validation links for the weighing of opinions; why each bound is there stands in weigh.ts. */
export type Weigher = {
  readonly flaggedCopies: Copies
  readonly redCopies: Copies
  /** Ranks up to here are never flagged by their address alone. */
  readonly bestKnown: number
  /** Tenants of shared places with ranks up to here are never red by their address alone. */
  readonly knownTenant: number
  /** Sites with ranks up to here may be linked by a message that speaks of somebody else. */
  readonly claimedKnown: number
  /** The probability where no learned model is installed. */
  readonly nothingKnown: number
}

const NUMBERS = ['bestKnown', 'knownTenant', 'claimedKnown', 'nothingKnown'] as const

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isCopies = (value: unknown): value is Copies =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isNumber)

const isWeigher = (value: unknown): value is Weigher => {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return (
    isCopies(fields.get('flaggedCopies')) &&
    isCopies(fields.get('redCopies')) &&
    NUMBERS.every((name) => isNumber(fields.get(name)))
  )
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readWeigher = (bytes: Uint8Array | undefined): Weigher => {
  if (!bytes) throw new Error('The link model file has no part `weigher`. Make it again with `npm run model -- link`.')
  const value = parsed(new TextDecoder().decode(bytes))
  if (!isWeigher(value)) throw new Error('The part `weigher` of the link model file cannot be read.')
  return value
}

export const writeWeigher = (weigher: Weigher): Uint8Array => new TextEncoder().encode(JSON.stringify(weigher))
