import { type Kind, kinds } from './en/kinds.ts'

/** The kinds of scam for pages, which may meet an id they do not know. */
export const kindWords: Readonly<Record<string, Kind>> = kinds
