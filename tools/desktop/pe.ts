/** Reads the headers of Windows programs and libraries: what machine they are for, and what they load at their start. */

export type PeFile = {
  readonly machine: number
  /** Names of the libraries that must be there, in lower case. */
  readonly imports: readonly string[]
}

const X64 = 0x8664
const PE32_PLUS = 0x20b
const IMPORT_DIRECTORY = 1
const IMPORT_ENTRY_BYTES = 20
const MOST_IMPORTS = 500
const MOST_SECTIONS = 96

type Section = { readonly start: number; readonly size: number; readonly offset: number }

const readSections = (bytes: Buffer, at: number, count: number): readonly Section[] =>
  Array.from({ length: Math.min(count, MOST_SECTIONS) }, (_, index) => {
    const place = at + 40 * index
    return {
      start: bytes.readUInt32LE(place + 12),
      size: Math.max(bytes.readUInt32LE(place + 8), bytes.readUInt32LE(place + 16)),
      offset: bytes.readUInt32LE(place + 20),
    }
  })

const placeOf = (sections: readonly Section[], address: number): number | undefined => {
  const section = sections.find(({ start, size }) => address >= start && address < start + size)
  return section === undefined ? undefined : address - section.start + section.offset
}

const readName = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, bytes.indexOf(0, at)).toLowerCase()

const readImports = (bytes: Buffer, table: number, sections: readonly Section[]): string[] => {
  const begin = placeOf(sections, table)
  if (table === 0 || begin === undefined) return []
  const names: string[] = []
  for (let index = 0; index < MOST_IMPORTS; index += 1) {
    const address = bytes.readUInt32LE(begin + index * IMPORT_ENTRY_BYTES + 12)
    const place = address === 0 ? undefined : placeOf(sections, address)
    if (place === undefined) break
    names.push(readName(bytes, place))
  }
  return names
}

/** Undefined: this is no Windows program or library. */
export const readPe = (bytes: Buffer): PeFile | undefined => {
  try {
    if (bytes.toString('latin1', 0, 2) !== 'MZ') return undefined
    const header = bytes.readUInt32LE(0x3c)
    if (bytes.toString('latin1', header, header + 4) !== 'PE\0\0') return undefined
    const machine = bytes.readUInt16LE(header + 4)
    const optional = header + 24
    if (bytes.readUInt16LE(optional) !== PE32_PLUS) return { machine, imports: [] }
    const sections = readSections(bytes, optional + bytes.readUInt16LE(header + 20), bytes.readUInt16LE(header + 6))
    const table = bytes.readUInt32LE(optional + 112 + 8 * IMPORT_DIRECTORY)
    return { machine, imports: readImports(bytes, table, sections) }
  } catch {
    // It ends before its own headers do.
    return undefined
  }
}

export const isForX64 = ({ machine }: PeFile): boolean => machine === X64
