/** Shapes of text in a picture. Angles in radians, clockwise on the screen. */
export type Point = { readonly x: number; readonly y: number }

/** A rectangle that may lean. */
export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle: number
}

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

const halfHull = (points: readonly Point[]): Point[] => {
  const out: Point[] = []
  for (const point of points) {
    for (let last = out.at(-1), before = out.at(-2); last && before; last = out.at(-1), before = out.at(-2)) {
      if (cross(before, last, point) > 0) break
      out.pop()
    }
    out.push(point)
  }
  out.pop()
  return out
}

export const convexHull = (points: readonly Point[]): readonly Point[] => {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

/** The smallest rectangle at this angle around the points; x and y are its middle. */
export const frameAt = (points: readonly Point[], angle: number): Frame => {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const along = points.map((p) => p.x * cos + p.y * sin)
  const across = points.map((p) => p.y * cos - p.x * sin)
  const [left, right, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)]
  const u = (left + right) / 2
  const v = (top + bottom) / 2
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: right - left, height: bottom - top, angle }
}

/** The smallest rectangle at any angle between -45 and 45 degrees. */
export const smallestFrame = (hull: readonly Point[]): Frame => {
  let best = frameAt(hull, 0)
  hull.forEach((p, index) => {
    const q = hull[(index + 1) % hull.length] ?? p
    const quarter = Math.PI / 2
    let angle = Math.atan2(q.y - p.y, q.x - p.x) % quarter
    if (angle < 0) angle += quarter
    if (angle > quarter / 2) angle -= quarter
    const frame = frameAt(hull, angle)
    if (frame.width * frame.height < best.width * best.height) best = frame
  })
  return best
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
