import sharp from 'sharp'

/** What happens to a screenshot on its way. Everything is fixed by a seed: two runs give the same pictures. */
export type Damage = (png: Buffer) => Promise<Buffer>

const random = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** As messengers do it: made smaller and saved as JPEG twice. */
const messenger =
  (side: number, quality: number): Damage =>
  async (png) => {
    const once = await sharp(png)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer()
    return sharp(once).jpeg({ quality }).toBuffer()
  }

type Corners = { readonly lean: number; readonly narrow: number; readonly turn: number }

/** Where a place of the photo lies on the screen: perspective and a slight turn. */
const warp = ({ lean, narrow, turn }: Corners, x: number, y: number) => {
  const [cx, cy] = [x - 0.5, y - 0.5]
  const u = cx * Math.cos(turn) - cy * Math.sin(turn)
  const v = cx * Math.sin(turn) + cy * Math.cos(turn)
  const depth = 1 + narrow * v + lean * u
  return { x: (u * 1.08) / depth + 0.5, y: (v * 1.08) / depth + 0.5 }
}

/** A screen seen by a phone camera: perspective, stripes, uneven light, blur, noise, JPEG. */
const photo =
  (seed: number, blur: number): Damage =>
  async (png) => {
    const next = random(seed)
    const corners = { lean: (next() - 0.5) * 0.12, narrow: (next() - 0.5) * 0.16, turn: (next() - 0.5) * 0.05 }
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const width = Math.round(info.width * 1.15)
    const height = Math.round(info.height * 1.08)
    const out = Buffer.alloc(width * height * 3)
    const pitch = 3 + next() * 4
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const from = warp(corners, x / width, y / height)
        const [sx, sy] = [Math.floor(from.x * info.width), Math.floor(from.y * info.height)]
        const isInside = sx >= 0 && sy >= 0 && sx < info.width && sy < info.height
        const light = 0.82 + 0.16 * (x / width) + 0.03 * Math.sin((x + y * 0.13) / pitch)
        for (let c = 0; c < 3; c++) {
          const value = isInside ? (data[(sy * info.width + sx) * 3 + c] ?? 0) : 40
          out[(y * width + x) * 3 + c] = Math.max(0, Math.min(255, value * light + 8 + (next() - 0.5) * 26))
        }
      }
    }
    return sharp(out, { raw: { width, height, channels: 3 } })
      .blur(blur)
      .jpeg({ quality: 75 })
      .toBuffer()
  }

const noisyTurn =
  (degrees: number, seed: number): Damage =>
  async (png) => {
    const next = random(seed)
    const turned = await sharp(png)
      .rotate(degrees, { background: '#808080' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = turned.info
    const data = turned.data.map((value) => Math.max(0, Math.min(255, value + (next() - 0.5) * 60)))
    return sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
      .blur(1)
      .jpeg({ quality: 60 })
      .toBuffer()
  }

export const damages = {
  clean: (png) => Promise.resolve(png),
  q30: (png) => sharp(png).jpeg({ quality: 30 }).toBuffer(),
  half: async (png) => {
    const { width } = await sharp(png).metadata()
    return sharp(png)
      .resize(Math.round(width / 2))
      .png()
      .toBuffer()
  },
  messenger1280: messenger(1280, 60),
  messenger960: messenger(960, 50),
  photo: photo(7, 1.1),
  photo2: photo(23, 1.4),
  turned90: (png) => sharp(png).rotate(90).jpeg({ quality: 85 }).toBuffer(),
  turned180: (png) => sharp(png).rotate(180).jpeg({ quality: 85 }).toBuffer(),
  turned270: (png) => sharp(png).rotate(270).webp({ quality: 80 }).toBuffer(),
  noisyTurn: noisyTurn(17, 5),
  noisyTurn2: noisyTurn(-38, 11),
} satisfies Record<string, Damage>

export type DamageName = keyof typeof damages
