import { dictionary } from '@zxcvbn-ts/language-common'

const LIST_LENGTH = 3000

/** Only these could pass the three rules once a letter is written large. */
const couldPass = (password: string): boolean => password.length >= 7 && /\d/.test(password) && /[a-z]/.test(password)

let mostUsed: Set<string> | undefined

/** Guessers try the most used passwords first, in every spelling of upper and lower case. */
export const isCommonPassword = (password: string): boolean => {
  mostUsed ??= new Set(dictionary['passwords-common'].filter(couldPass).slice(0, LIST_LENGTH))
  return mostUsed.has(password.toLowerCase())
}
