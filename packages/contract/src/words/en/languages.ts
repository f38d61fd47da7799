/** Said of a language we have no messages in. */
export const unknownLanguage = 'We cannot read this language.'
