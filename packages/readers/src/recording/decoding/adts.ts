/** AAC frames as phones and radio streams send them: each with a short header of its own (ISO 14496-3, 1.A.2). */
export type AdtsFrame = { readonly length: number }

const HEADER_BYTES = 7
const KNOWN_RATES = 13

export const adtsFrameAt = (bytes: Uint8Array, at: number): AdtsFrame | undefined => {
  const [sync, flags = 0, profile = 0, high = 0, middle = 0, low = 0] = bytes.subarray(at, at + HEADER_BYTES)
  const isHeader = sync === 0xff && (flags & 0xf6) === 0xf0 && ((profile >> 2) & 0xf) < KNOWN_RATES
  const length = ((high & 3) << 11) | (middle << 3) | (low >> 5)
  return isHeader && length > HEADER_BYTES ? { length } : undefined
}

/** Every whole frame; what stands between frames is skipped and told of. */
export const adtsFrames = function* (
  bytes: Uint8Array,
  start: number,
): Generator<{ readonly data: Uint8Array; readonly end: number }, { readonly isDamaged: boolean }> {
  let isDamaged = false
  let at = start
  while (at + HEADER_BYTES <= bytes.length) {
    const frame = adtsFrameAt(bytes, at)
    if (!frame) {
      // An ID3v1 tag at the end is no damage.
      isDamaged ||= bytes.length - at > 128 || bytes[at] !== 0x54
      at = bytes.indexOf(0xff, at + 1)
      if (at === -1) break
      continue
    }
    const end = at + frame.length
    if (end > bytes.length) return { isDamaged: true }
    yield { data: bytes.subarray(at, end), end }
    at = end
  }
  return { isDamaged }
}
