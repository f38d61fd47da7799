/** Ogg names no length; a file that was cut ends within a page (RFC 3533). */
export const endsWithinPage = (bytes: Uint8Array): boolean => {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf('OggS')
  const segments = bytes[at + 26]
  if (at === -1 || segments === undefined) return true
  const content = bytes.subarray(at + 27, at + 27 + segments).reduce((sum, length) => sum + length, 0)
  return at + 27 + segments + content > bytes.length
}
