/** Said of a language we have no messages in. */
export const unknownLanguage = 'We do not know this language well. Treat this answer with care.'
