/** Storage may be switched off or full; then nothing is kept and nothing breaks. */
export const readKept = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Kept for this visit only, by whoever called.
  }
}

export const forget = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // There was nothing to forget.
  }
}
