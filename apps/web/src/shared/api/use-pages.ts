import { useCallback, useState } from 'react'
import { useRead } from './use-read.ts'

const PAGE_SIZE = 50

type ReadPage<Row> = (page: number, signal: AbortSignal) => Promise<readonly Row[]>

/** A list that comes in pages, from its first row up to as many pages as were asked for. `read` must stay the same. */
export const usePages = <Row>(read: ReadPage<Row>, fallback: string) => {
  const [pages, setPages] = useState(1)
  const readAll = useCallback(
    async (signal: AbortSignal) => {
      const rows: Row[] = []
      for (let page = 1; page <= pages; page++) {
        const more = await read(page, signal)
        rows.push(...more)
        if (more.length < PAGE_SIZE) return { rows, hasMore: false }
      }
      return { rows, hasMore: true }
    },
    [read, pages],
  )
  const [list, again] = useRead(readAll, fallback)
  return { list, again, showMore: () => setPages(pages + 1) }
}
