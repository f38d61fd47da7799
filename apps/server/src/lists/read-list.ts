import { type ListEntries, parseList } from '@atlas/engine'
import { createReadStream } from 'node:fs'

/** Why a file is no list, in words for the operator's log. */
export class BrokenListError extends Error {}

const PIECE_BYTES = 65_536
const LONGEST_LINE = 1_000_000

const addTo = (hosts: Set<string>, pages: Set<string>, text: string): void => {
  const found = parseList(text)
  for (const host of found.hosts) hosts.add(host)
  for (const page of found.pages) pages.add(page)
}

const decode = (decoder: TextDecoder, bytes: Buffer | undefined): string => {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
  } catch {
    throw new BrokenListError('it is not UTF-8 text')
  }
}

const isComment = (line: string): boolean => /^\s*(?:#|\/\/|;|!|$)/.test(line)

/**
 * Reads a list piece by piece, so that a large one holds up nobody: between pieces the server answers requests. A file
 * without a single address in it is more likely a mistake than an empty list, and is reported as one.
 */
export const readList = async (file: string, mostBytes: number): Promise<ListEntries> => {
  const hosts = new Set<string>()
  const pages = new Set<string>()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let size = 0
  let hasLines = false
  const take = (text: string): void => {
    if (text.includes('\0')) throw new BrokenListError('it is not text')
    hasLines ||= text.split('\n').some((line) => !isComment(line))
    addTo(hosts, pages, text)
  }
  const pieces: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: PIECE_BYTES })
  for await (const piece of pieces) {
    size += piece.length
    if (size > mostBytes) throw new BrokenListError('it is too large')
    const text = rest + decode(decoder, piece)
    const end = text.lastIndexOf('\n') + 1
    rest = text.slice(end)
    if (rest.length > LONGEST_LINE) throw new BrokenListError('it has no lines')
    take(text.slice(0, end))
  }
  take(rest + decode(decoder, undefined))
  if (hasLines && hosts.size + pages.size === 0) throw new BrokenListError('no address was found in it')
  return { hosts, pages }
}
