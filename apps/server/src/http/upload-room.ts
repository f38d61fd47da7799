import { ProblemError } from '../problems.ts'

/**
 * The room for uploaded files, in memory; nothing is written to a disk. Bytes count as they come: a promise of fifty
 * megabytes holds no room until they are here. When the room is full, whoever holds most of it gives way.
 */
const MOST_BYTES = 200_000_000
/** At once, from the first byte to the answer. */
const MOST_FILES_OF_A_VISITOR = 3
const BUSY_SECONDS = 5

export const busyWithUploads = (): ProblemError => new ProblemError('readers-busy', { retryAfterSeconds: BUSY_SECONDS })

export type Place = {
  /** More of the file has come. Throws where there is no room for it. */
  readonly grow: (bytes: number) => void
  /** The whole file is here: it is worked on and gives way to nobody. */
  readonly settle: () => void
  readonly leave: () => void
}

type File = { readonly giveWay: () => void; bytes: number; isArriving: boolean }
type Visitor = { readonly files: Set<File>; bytes: number }

export const uploadRoom = (mostBytes: number = MOST_BYTES) => {
  const visitors = new Map<string, Visitor>()
  let held = 0

  const remove = (name: string, visitor: Visitor, file: File): void => {
    if (!visitor.files.delete(file)) return
    visitor.bytes -= file.bytes
    held -= file.bytes
    if (visitor.files.size === 0) visitors.delete(name)
  }

  /** Files that are still coming go, of the visitor who holds most, until there is room. False: none is left to go. */
  const makeWay = (bytes: number): boolean => {
    if (bytes <= 0) return true
    const byBytes = [...visitors].toSorted(([, left], [, right]) => right.bytes - left.bytes)
    const [name, visitor] = byBytes[0] ?? []
    const file = [...(visitor?.files ?? [])].find(({ isArriving }) => isArriving)
    if (name === undefined || visitor === undefined || file === undefined) return false
    remove(name, visitor, file)
    file.giveWay()
    return makeWay(bytes - file.bytes)
  }

  return {
    /** `giveWay` is called when this file has to go before it is whole. */
    enter: (name: string, giveWay: () => void): Place => {
      const visitor = visitors.get(name) ?? { files: new Set(), bytes: 0 }
      if (visitor.files.size >= MOST_FILES_OF_A_VISITOR) throw busyWithUploads()
      const file: File = { giveWay, bytes: 0, isArriving: true }
      visitor.files.add(file)
      visitors.set(name, visitor)
      return {
        grow: (bytes) => {
          if (!visitor.files.has(file)) throw busyWithUploads()
          file.bytes += bytes
          visitor.bytes += bytes
          held += bytes
          const hasRoom = held <= mostBytes || makeWay(held - mostBytes)
          if (!hasRoom || !visitor.files.has(file)) throw busyWithUploads()
        },
        settle: () => {
          file.isArriving = false
        },
        leave: () => remove(name, visitor, file),
      }
    },
  }
}
