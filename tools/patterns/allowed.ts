/** Patterns that may be more than linear, or that the checker cannot weigh: each with what bounds it. */
export type Allowed = { readonly file: string; readonly source: string; readonly why: string }

export const allowed: readonly Allowed[] = [
  {
    file: 'packages/engine/src/reading/things/read-links.ts',
    source: String.raw`(?:^|\n|\s)(?:from|reply-to|sender|von|de|da|van|dari|发件人)\s?:[^\n@]{0,120}$`,
    why: 'readSenders hands it the 140 characters before a mail address, of at most 200 addresses',
  },
]
