import { type Words, words } from '../reading/sought.ts'

/** Words given in English first, with the other languages where they are known. */
export const inEnglish = (en: string, others: Words['patterns'] = {}): Words => words({ ...others, en })
