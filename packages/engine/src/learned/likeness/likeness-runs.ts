/** Places of the table of word runs. */
export const RUN_PLACES = 1 << 17

/** The word run's place in that table. */
export const placeOf = (bucket: number): number => bucket & (RUN_PLACES - 1)

const bitsFor = (count: number): number => Math.ceil(count / 8)

/** How many bytes so many runs take. */
export const runBytes = (count: number): number => 2 * count + bitsFor(count)

/**
 * Lists of places, `kept` for each example, in rising order, each as its distance from the one before: all low bytes, then
 * all high bytes, then the highest bits. The high ones are small and pack well. A list that is too short repeats its last.
 */
export const packRuns = (lists: readonly (readonly number[])[], kept: number): Uint8Array => {
  const count = lists.length * kept
  const bytes = new Uint8Array(runBytes(count))
  lists.forEach((list, number) => {
    const sorted = [...list].sort((left, right) => left - right)
    let before = 0
    for (let place = 0; place < kept; place++) {
      const run = sorted[place] ?? before
      const step = run - before
      before = run
      const at = number * kept + place
      bytes[at] = step & 0xff
      bytes[count + at] = (step >> 8) & 0xff
      if (step > 0xffff) bytes[2 * count + (at >> 3)] = (bytes[2 * count + (at >> 3)] ?? 0) | (1 << (at & 7))
    }
  })
  return bytes
}

/** All places, one list behind the other. */
export const unpackRuns = (bytes: Uint8Array, count: number, kept: number): Uint32Array => {
  const runs = new Uint32Array(count)
  for (let at = 0; at < count; at++) {
    const top = ((bytes[2 * count + (at >> 3)] ?? 0) >> (at & 7)) & 1
    const step = (bytes[at] ?? 0) | ((bytes[count + at] ?? 0) << 8) | (top << 16)
    runs[at] = step + (at % kept === 0 ? 0 : (runs[at - 1] ?? 0))
  }
  return runs
}
