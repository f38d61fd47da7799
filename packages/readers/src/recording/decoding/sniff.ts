import { adtsFrameAt } from './adts.ts'
import { mpegFrameAt } from './mpeg-frame.ts'

/** What the file is, by its content. Names and media types lie, and a demuxer that may guess could be led to a playlist. */
export type Format = 'wav' | 'aiff' | 'mp3' | 'adts' | 'amr' | 'mov' | 'matroska' | 'ogg' | 'flac'

export type Sniffed = { readonly format: Format; /** Where it begins. */ readonly start: number }

const SEARCHED_BYTES = 65_536
const FRAMES_IN_A_ROW = 3
const MOV_BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])
const MATROSKA = 0x1a45dfa3

export const tagAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Length of the ID3 tag that stands at `at`, 0 when there is none. */
const id3Length = (bytes: Uint8Array, at: number): number => {
  if (!tagAt(bytes, at).startsWith('ID3') || at + 10 > bytes.length) return 0
  return 10 + bytes.subarray(at + 6, at + 10).reduce((length, byte) => length * 128 + (byte & 0x7f), 0)
}

const byMagic = (bytes: Uint8Array, at: number): Format | undefined => {
  const tag = tagAt(bytes, at)
  if (tag === 'RIFF' || tag === 'RF64') return tagAt(bytes, at + 8) === 'WAVE' ? 'wav' : undefined
  if (tag === 'FORM') return /^AIF[FC]$/.test(tagAt(bytes, at + 8)) ? 'aiff' : undefined
  if (tag === 'OggS') return 'ogg'
  if (tag === 'fLaC') return 'flac'
  if (tag === '#!AM') return 'amr'
  if (bytes.length >= at + 4 && new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(0) === MATROSKA)
    return 'matroska'
  return MOV_BOXES.has(tagAt(bytes, at + 4)) ? 'mov' : undefined
}

/** Several frames must follow each other: two bytes that look like a frame occur in every picture. */
const areFrames = (bytes: Uint8Array, at: number, lengthAt: (at: number) => number): boolean => {
  let position = at
  for (let count = 0; count < FRAMES_IN_A_ROW; count++) {
    const length = lengthAt(position)
    if (length === 0) return false
    position += length
    if (position >= bytes.length) return count > 0 || position === bytes.length
  }
  return true
}

const byFrames = (bytes: Uint8Array, from: number): Sniffed | undefined => {
  const end = Math.min(bytes.length, from + SEARCHED_BYTES)
  for (let at = from; at < end; at++) {
    if (bytes[at] !== 0xff) continue
    if (areFrames(bytes, at, (position) => adtsFrameAt(bytes, position)?.length ?? 0))
      return { format: 'adts', start: at }
    if (areFrames(bytes, at, (position) => mpegFrameAt(bytes, position)?.length ?? 0))
      return { format: 'mp3', start: at }
  }
  return undefined
}

export const sniff = (bytes: Uint8Array): Sniffed | undefined => {
  const magic = byMagic(bytes, 0)
  if (magic) return { format: magic, start: 0 }
  let start = 0
  for (let tags = 0; tags < 4; tags++) start += id3Length(bytes, start)
  const behindTag = start > 0 ? byMagic(bytes, start) : undefined
  return behindTag ? { format: behindTag, start } : byFrames(bytes, start)
}
