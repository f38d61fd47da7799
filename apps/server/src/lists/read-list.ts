import { type ListEntries, parseList } from '@atlas/engine'
import { createReadStream } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Why a file is no list, in words for the operator's log. */
export class BrokenListError extends Error {}

const PIECE_BYTES = 65_536
const LONGEST_LINE = 1_000_000
const LONGEST_OPENING = 1000

const decode = (decoder: TextDecoder, bytes: Uint8Array | undefined): string => {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
  } catch {
    throw new BrokenListError('it is not UTF-8 text')
  }
}

const isComment = (line: string): boolean => /^\s*(?:#|\/\/|;|!|$)/.test(line)

/**
 * Reads a list piece by piece, so that a large one holds up nobody: between pieces the server answers requests.
 * Answers whether there was any line but comments. `look` is shown how it begins.
 */
export const readPieces = async (
  pieces: AsyncIterable<Uint8Array>,
  mostBytes: number,
  take: (entries: ListEntries) => void,
  look: (opening: string) => void = () => {},
): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let size = 0
  let hasLines = false
  const read = (text: string): void => {
    if (text.includes('\0')) throw new BrokenListError('it is not text')
    hasLines ||= text.split('\n').some((line) => !isComment(line))
    take(parseList(text))
  }
  for await (const piece of pieces) {
    const isFirst = size === 0
    size += piece.length
    if (size > mostBytes) throw new BrokenListError('it is too large')
    const text = decode(decoder, piece)
    if (isFirst) look(text.slice(0, LONGEST_OPENING))
    const end = text.lastIndexOf('\n') + 1
    if (end > 0) {
      read(rest + text.slice(0, end))
      rest = ''
      // Pieces that have arrived already come without a pause of their own.
      await nextTurn()
    }
    rest += text.slice(end)
    if (rest.length > LONGEST_LINE) throw new BrokenListError('it has no lines')
  }
  read(rest + decode(decoder, undefined))
  return hasLines
}

/** A file without a single address in it is more likely a mistake than an empty list, and is reported as one. */
export const readList = async (file: string, mostBytes: number): Promise<ListEntries> => {
  const hosts = new Set<string>()
  const pages = new Set<string>()
  const hasLines = await readPieces(createReadStream(file, { highWaterMark: PIECE_BYTES }), mostBytes, (found) => {
    for (const host of found.hosts) hosts.add(host)
    for (const page of found.pages) pages.add(page)
  })
  if (hasLines && hosts.size + pages.size === 0) throw new BrokenListError('no address was found in it')
  return { hosts, pages }
}
