const LENGTH = 50

/** The first 50 characters, on one line. */
export const snippetOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LENGTH ? `${line.slice(0, LENGTH)}…` : line
}
