import sharp from 'sharp'

/** Pictures without a message in them, made to keep a reader busy. Each is the same in every run. */
type Paint = (x: number, y: number) => number | readonly [number, number, number]

const paint = (width: number, height: number, colour: Paint): Promise<Buffer> => {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const [red, green, blue] = [colour(at % width, Math.floor(at / width))].flatMap((value) =>
      typeof value === 'number' ? [value, value, value] : [...value],
    )
    data.set([red ?? 0, green ?? 0, blue ?? 0], at * 3)
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const flat = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

/** A small generator of numbers between 0 and 1 (mulberry32). */
const numbers = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const radial = (side: number): Promise<Buffer> =>
  paint(side, side, (x, y) => Math.min(255, (255 * Math.hypot(x - side / 2, y - side / 2)) / (side / 2)))

const noise = (side: number): Promise<Buffer> => {
  const next = numbers(7)
  return paint(side, side, () => [next() * 256, next() * 256, next() * 256])
}

/** Boxes of the size of letters or words, standing in rows as writing does. */
const specks = (width: number, height: number, wide: number, high: number, gap: number): Promise<Buffer> => {
  const next = numbers(11)
  const columns = Math.floor(width / (wide + gap))
  const kinds = Array.from({ length: columns * Math.floor(height / (high + gap)) }, () => Math.floor(next() * 5))
  return paint(width, height, (x, y) => {
    const [column, row] = [Math.floor(x / (wide + gap)), Math.floor(y / (high + gap))]
    const [dx, dy] = [x - column * (wide + gap), y - row * (high + gap)]
    if (dx >= wide || dy >= high) return 255
    const kind = kinds[row * columns + column] ?? 0
    const strokes = [
      dx < 2 || dy < 2,
      dx < 2 || dx >= wide - 2 || dy === 0,
      dy < 2 || dy >= high - 2 || dx === 0,
      Math.abs(dx / wide - dy / high) < 0.2,
      dx < 2 || Math.abs(dy - high / 2) < 1,
    ]
    return strokes[kind] === true ? 0 : 255
  })
}

/** Corners of QR codes, hundreds of them, and no code. */
const corners = (side: number): Promise<Buffer> =>
  paint(side, side, (x, y) => {
    const far = Math.max(Math.abs((x % 36) - 18), Math.abs((y % 36) - 18))
    return far < 5 || (far >= 8 && far < 11) ? 0 : 255
  })

export const hostilePictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'radial 256': () => radial(256),
  'radial 1024': () => radial(1024),
  'radial 2500': () => radial(2500),
  'radial in colours': () => paint(512, 512, (x, y) => [x / 2, Math.hypot(x - 256, y - 256) / 1.5, 255 - y / 2]),
  'linear 800': () => paint(800, 800, (x) => (x * 255) / 800),
  'linear diagonal': () => paint(640, 1200, (x, y) => ((x + y) * 255) / 1840),
  'noise 512': () => noise(512),
  'noise 2000': () => noise(2000),
  'thin stripes': () => paint(1200, 1600, (_, y) => (y % 8 < 4 ? 0 : 255)),
  'stripes as lines': () => paint(1200, 1600, (_, y) => (y % 24 < 12 ? 0 : 255)),
  'upright stripes': () => paint(1200, 1600, (x) => (x % 10 < 5 ? 0 : 255)),
  'checker board 4': () => paint(1200, 1200, (x, y) => (((x >> 2) + (y >> 2)) % 2) * 255),
  'checker board 16': () => paint(1600, 1600, (x, y) => (((x >> 4) + (y >> 4)) % 2) * 255),
  dots: () => paint(1200, 1200, (x, y) => (Math.hypot((x % 14) - 7, (y % 14) - 7) < 4 ? 0 : 255)),
  halftone: () =>
    paint(1200, 1200, (x, y) => (Math.hypot((x % 12) - 6, (y % 12) - 6) < (6 * (x + y)) / 2400 ? 0 : 255)),
  moire: () => paint(1400, 1400, (x, y) => 127 + 127 * Math.sin((x * x + y * y) / 900)),
  'white page': () => flat(1240, 1754, '#ffffff'),
  'black page': () => flat(1240, 1754, '#000000'),
  'fax page, empty': () => paint(1728, 2200, (x, y) => (y < 14 || (x * 7919 + y * 104_729) % 4999 === 0 ? 0 : 255)),
  'fax page, dirty': () => {
    const next = numbers(3)
    return paint(1728, 2200, () => (next() < 0.02 ? 0 : 255))
  },
  'huge flat': () => flat(8000, 7900, '#88aacc'),
  'corners of codes': () => corners(1400),
  'one pixel wide': () => flat(1, 30_000, '#ffffff'),
  'one pixel high': () => paint(30_000, 1, (x) => (x % 3) * 100),
  'ribbon 40 wide': () => paint(40, 30_000, (x, y) => (((x >> 2) + (y >> 3)) % 2) * 255),
  'ribbon 200 wide': () => paint(200, 30_000, (x, y) => Math.min(255, Math.hypot(x - 100, (y % 200) - 100) * 2.5)),
  'ribbon 40 high': () => paint(30_000, 40, (x, y) => (((x >> 3) + (y >> 2)) % 2) * 255),
  'transparent PNG': () => flat(1200, 900, '#00000000'),
  'transparent GIF': () =>
    sharp({ create: { width: 1200, height: 900, channels: 4, background: '#00000000' } })
      .gif()
      .toBuffer(),
  'specks as letters': () => specks(1280, 1280, 6, 10, 8),
  'specks as words': () => specks(1600, 1600, 60, 12, 14),
  'specks as small words': () => specks(1280, 1280, 24, 8, 10),
  'specks as lines': () => specks(1280, 1280, 400, 10, 12),
  'scroll of specks': () => specks(700, 20_000, 30, 12, 12),
  'scroll of gradients': () => paint(700, 20_000, (x, y) => Math.min(255, Math.hypot(x - 350, (y % 700) - 350) / 1.4)),
}
