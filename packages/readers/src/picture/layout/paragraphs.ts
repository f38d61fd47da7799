import { isSameRow, widthOf, type Row } from './rows.ts'

/** Rows that are read one after the other. */
export type Block = {
  readonly rows: readonly [Row, ...Row[]]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const toBlock = (rows: readonly [Row, ...Row[]]): Block => ({
  rows,
  left: Math.min(...rows.map(({ left }) => left)),
  right: Math.max(...rows.map(({ right }) => right)),
  top: rows[0].top,
  bottom: (rows.at(-1) ?? rows[0]).bottom,
})

/** How badly `b` fits as the row below `a`; undefined: not at all. */
const misfit = (a: Row, b: Row): number | undefined => {
  const [small, large] = [Math.min(a.height, b.height), Math.max(a.height, b.height)]
  const step = b.middle - a.middle
  if (step < 0.55 * small || large > 1.45 * small || b.top - a.bottom > 0.75 * small) return undefined
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  if (shared < 0.5 * Math.min(widthOf(a), widthOf(b))) return undefined
  const off = Math.min(
    Math.abs(a.left - b.left),
    Math.abs(a.left + a.right - b.left - b.right) * 0.6,
    Math.abs(a.right - b.right) * 1.5,
  )
  return off > 1.6 * small ? undefined : step / small + (0.3 * off) / small
}

const chain = (rows: readonly Row[]): ReadonlyMap<Row, Row> => {
  const next = new Map<Row, Row>()
  const taken = new Set<Row>()
  rows.forEach((row, index) => {
    let best: { readonly row: Row; readonly misfit: number } | undefined
    for (const other of rows.slice(index + 1)) {
      if (other.middle - row.middle > 2.3 * Math.max(row.height, other.height)) break
      const bad = taken.has(other) ? undefined : misfit(row, other)
      if (bad !== undefined && (!best || bad < best.misfit)) best = { row: other, misfit: bad }
    }
    if (!best) return
    next.set(row, best.row)
    taken.add(best.row)
  })
  return next
}

/** Two columns whose rows pair up are a table: read row by row. */
const arePaired = (a: Block, b: Block): boolean =>
  a.rows.length > 1 &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, index) => {
    const other = b.rows[index]
    return other && Math.abs(row.middle - other.middle) < 0.35 * row.height && widthOf(row) < 14 * row.height
  })

/** A row with a lone partner to its right ("Name ... 10:30" over a subject) is a row of its own. */
const partHeads = (block: Block, all: readonly Block[]): readonly Block[] => {
  const index = block.rows.findIndex((row) =>
    all.some((o) => o !== block && o.rows.length === 1 && o.left > row.right && isSameRow(o.rows[0], row)),
  )
  const [head, ...more] = block.rows.slice(0, index + 1)
  const [first, ...rest] = block.rows.slice(index + 1)
  if (!head || !first) return [block]
  return [toBlock([head, ...more]), ...partHeads(toBlock([first, ...rest]), all)]
}

export const toParagraphs = (rows: readonly Row[]): readonly Block[] => {
  const next = chain(rows)
  const followers = new Set(next.values())
  const blocks = rows
    .filter((row) => !followers.has(row))
    .map((head) => {
      const rest: Row[] = []
      for (let row = next.get(head); row; row = next.get(row)) rest.push(row)
      return toBlock([head, ...rest])
    })
  const inTable = new Set(blocks.filter((block) => blocks.some((other) => other !== block && arePaired(block, other))))
  const parted = blocks.flatMap((block) => (inTable.has(block) ? block.rows.map((row) => toBlock([row])) : [block]))
  return parted.flatMap((block) => partHeads(block, parted))
}
