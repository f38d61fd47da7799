/** A model file is named sections one after the other: magic, then for each name length, name, byte length, bytes. */
const MAGIC = 'ATLASLNK'

export type Sections = ReadonlyMap<string, Uint8Array>

export const writeSections = (sections: Sections): Uint8Array => {
  const encoder = new TextEncoder()
  const named = [...sections].map(([name, bytes]) => ({ name: encoder.encode(name), bytes }))
  const size = named.reduce((sum, { name, bytes }) => sum + 5 + name.length + bytes.length, MAGIC.length)
  const out = new Uint8Array(size)
  const view = new DataView(out.buffer)
  out.set(encoder.encode(MAGIC))
  let at = MAGIC.length
  for (const { name, bytes } of named) {
    view.setUint8(at, name.length)
    view.setUint32(at + 1, bytes.length, true)
    out.set(name, at + 5)
    out.set(bytes, at + 5 + name.length)
    at += 5 + name.length + bytes.length
  }
  return out
}

export const readSections = (bytes: Uint8Array): Sections => {
  const decoder = new TextDecoder()
  if (decoder.decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) throw new Error('This is not a link model file.')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sections = new Map<string, Uint8Array>()
  let at = MAGIC.length
  while (at < bytes.length) {
    const nameLength = view.getUint8(at)
    const length = view.getUint32(at + 1, true)
    const name = decoder.decode(bytes.subarray(at + 5, at + 5 + nameLength))
    const start = at + 5 + nameLength
    if (start + length > bytes.length) throw new Error('The link model file is cut short.')
    sections.set(name, bytes.subarray(start, start + length))
    at = start + length
  }
  return sections
}
