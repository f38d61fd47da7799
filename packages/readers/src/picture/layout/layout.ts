import { median } from '../finding/geometry.ts'
import { toParagraphs, type Block } from './paragraphs.ts'
import { inReadingOrder } from './reading-order.ts'
import { isSameRow, toRows, type Row, type TextLine } from './rows.ts'

/** The whole text in reading order, and where each row stands in it. */
type PlacedRow = { readonly row: Row; readonly start: number; readonly end: number }
export type Layout = { readonly text: string; readonly rows: readonly PlacedRow[] }

/** Letters whose capitals look the same. */
const CASELESS = /^[CKOPSUVWXYZ](?![A-Z])/

/** Asked of the last word alone: a link or a mail address that began in it goes on to its end. */
const LINK_INSIDE = /[\w.+-]@|https?:\/|www\.|[a-z0-9-]\.[a-z]{2,20}\//i

/** Whether a wrapped link goes on in the next row. */
const goesOn = (last: string, first: string, isFull: boolean): boolean => {
  if (/[-/_?=&#%]$/.test(last)) return true
  if (last.endsWith('.') && /^[a-z0-9]+[/?.]/.test(first)) return true
  const looksLikePath = /[/?=&#%_]|\d[a-z]|[a-z]\d|^[a-z0-9-]+\.[a-z]{2,}/i.test(first)
  return isFull && looksLikePath && !/^[A-Z][a-z]+[.,!?]?$/.test(first)
}

/** What stands between two rows of one paragraph: nothing inside a wrapped link or wallet address, else a space. */
const glueFor = (text: string, before: Row, row: Row, block: Block): string => {
  const last = text.slice(text.lastIndexOf(' ') + 1)
  const [first = ''] = row.text.split(' ')
  const isFull = before.right > block.right - 2.2 * before.height
  // Wrapped at a hyphen of its own: "part-time", "555-0143".
  if (/[\p{L}\d]-$/u.test(last) && /^[\p{Ll}\d]/u.test(first)) return ''
  if (LINK_INSIDE.test(last.split(/\s/).at(-1) ?? '')) return goesOn(last, first, isFull) ? '' : ' '
  const isAddress = /^[A-Za-z0-9]{18,}$/.test(last) && /\d/.test(last) && /^[A-Za-z0-9]{2,}$/.test(row.text)
  return isFull && isAddress && !/^[a-z]+$/.test(row.text) ? '' : ' '
}

/** A row that goes on in the middle of a sentence starts with a small letter, where size alone speaks for a capital. */
const withCase = (row: Row, before: Row | undefined): string => {
  const isInside = before !== undefined && /[\p{Ll},]$/u.test(before.text)
  const mayBeSmall = row.lines[0]?.isStartUnsure === true && CASELESS.test(row.text)
  return isInside && mayBeSmall ? row.text.slice(0, 1).toLowerCase() + row.text.slice(1) : row.text
}

export const layOut = (lines: readonly TextLine[]): Layout => {
  const rows = toRows(lines)
  const blocks = inReadingOrder(toParagraphs(rows), median(rows.map(({ height }) => height)))
  let text = ''
  let before: Row | undefined
  const placed: PlacedRow[] = []
  for (const block of blocks) {
    for (const [index, row] of block.rows.entries()) {
      if (before) {
        if (index > 0) text += glueFor(text.slice(text.lastIndexOf('\n') + 1), before, row, block)
        else text += isSameRow(before, row) ? ' ' : '\n'
      }
      placed.push({ row, start: text.length, end: text.length + row.text.length })
      text += withCase(row, index > 0 ? before : undefined)
      before = row
    }
  }
  return { text, rows: placed }
}
