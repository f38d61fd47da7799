import { benchmarkWords as words, kindWords } from '@atlas/contract'

const languages: Readonly<Record<string, string>> = words.languages
const channels: Readonly<Record<string, string>> = words.channels
const collections: Readonly<Record<string, string>> = words.collections
const checkers: Readonly<Record<string, string>> = words.checkers

/** What a line of the figures is called; one without a name keeps its id. */
export const nameOfLanguage = (id: string): string => languages[id] ?? id
export const nameOfChannel = (id: string): string => channels[id] ?? id
export const nameOfChecker = (id: string): string => checkers[id] ?? id
export const nameOfKind = (id: string): string => kindWords[id]?.name ?? id
export const nameOfCollection = (id: string): string => collections[id] ?? id
