/** How high each bar of the drawn recording is. */
export const heights = [
  35, 43, 27, 47, 45, 30, 59, 46, 61, 21, 52, 24, 21, 22, 38, 25, 25, 10, 19, 12, 23, 20, 17, 15, 30, 31, 38, 29, 34,
  52, 57, 46, 64, 62, 39, 23, 27, 47, 19, 26, 14, 30, 20, 10, 23, 11, 7, 24, 25, 24, 34, 16, 25, 55, 33, 54, 64, 43, 60,
  34, 25, 49, 54, 48,
] as const

/** The two stretches where something is said that scams say. */
export const hot = (index: number): boolean => (index >= 17 && index <= 27) || (index >= 43 && index <= 50)
