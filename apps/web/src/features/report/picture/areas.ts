import type { Box } from '@atlas/contract'
import type { Reason, Strength } from '../reasons/marks.ts'

/** A place on the picture with the reasons that stand on it, the strongest first. */
export type Area = { readonly box: Box; readonly numbers: readonly number[]; readonly strength: Strength }

const order: readonly Strength[] = ['strong', 'medium', 'weak', 'reassuring']

/** How much of the smaller of two boxes lies in the other. */
const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / Math.max(1, Math.min(a.width * a.height, b.width * b.height))
}

const around = (a: Box, b: Box): Box => {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** Reasons that stand on the same words share one box: a picture full of frames shows nothing. */
export const areasOf = (reasons: readonly Reason[], boxes: readonly (readonly Box[])[]): readonly Area[] => {
  const areas: Area[] = []
  const ranked = reasons.toSorted((a, b) => order.indexOf(a.strength) - order.indexOf(b.strength))
  for (const { number, strength, evidence } of ranked) {
    for (const box of evidence.flatMap((index) => boxes[index] ?? [])) {
      const at = areas.findIndex((area) => overlap(area.box, box) > 0.3)
      const old = areas[at]
      if (old === undefined) areas.push({ box, numbers: [number], strength })
      else areas[at] = { ...old, box: around(old.box, box), numbers: [...new Set([...old.numbers, number])] }
    }
  }
  return areas.toSorted((a, b) => a.box.y + a.box.height / 2 - (b.box.y + b.box.height / 2))
}

/** A little room around the letters, but never into the line above or below. */
export const withRoom = (box: Box, lines: readonly Box[], size: Omit<Box, 'x' | 'y'>): Box => {
  const room = Math.min(box.height * 0.25, size.height * 0.008)
  const middle = box.y + box.height / 2
  const near = lines.filter(({ x, width }) => x < box.x + box.width && x + width > box.x)
  const above = near.filter(({ y, height }) => y + height / 2 < box.y).map(({ y, height }) => box.y - (y + height))
  const below = near
    .filter(({ y, height }) => y + height / 2 > box.y + box.height)
    .map(({ y }) => y - (box.y + box.height))
  const over = Math.min(room, ...above.map((gap) => gap / 2))
  const under = Math.min(room, ...below.map((gap) => gap / 2))
  const top = Math.min(middle, Math.max(0, box.y - over))
  const left = Math.max(0, box.x - room)
  return {
    x: left,
    y: top,
    width: Math.min(box.x + box.width + room, size.width) - left,
    height: Math.min(box.y + box.height + under, size.height) - top,
  }
}

/** Where the pins stand beside the picture, as shares of its height: at their boxes, but never on each other. */
export const pinPlaces = (areas: readonly Area[], size: Omit<Box, 'x' | 'y'>): readonly number[] => {
  // A pin is about a tenth as high as the picture is wide on a phone.
  const gap = (0.115 * size.width) / Math.max(1, size.height)
  const places: number[] = []
  for (const { box } of areas) {
    const wanted = (box.y + box.height / 2) / Math.max(1, size.height)
    places.push(Math.max(wanted, (places.at(-1) ?? -1) + gap))
  }
  let most = 1 - gap / 2
  for (let at = places.length - 1; at >= 0; at -= 1) {
    places[at] = Math.min(places[at] ?? 0, most)
    most = (places[at] ?? 0) - gap
  }
  return places
}
