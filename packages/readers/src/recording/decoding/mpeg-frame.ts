/** The header of an MPEG audio frame (ISO 11172-3, 13818-3), as far as its length needs it. */
const RATES = [[11_025, 12_000, 8000], undefined, [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]] as const

const KILOBITS = {
  'first layer 1': [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  'first layer 2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  'first layer 3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  'second layer 1': [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  'second layer 2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  'second layer 3': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const

type Head = { readonly isFirst: boolean; readonly layer: 1 | 2 | 3; readonly rate: number; readonly kilobits: number }

const readHead = (second: number, third: number): Head | undefined => {
  const version = (second >> 3) & 3
  const isFirst = version === 3
  const layer = 4 - ((second >> 1) & 3)
  const rate = RATES[version]?.[(third >> 2) & 3]
  if (rate === undefined || (layer !== 1 && layer !== 2 && layer !== 3)) return undefined
  const kilobits = KILOBITS[`${isFirst ? 'first' : 'second'} layer ${layer}`][(third >> 4) - 1]
  return kilobits === undefined ? undefined : { isFirst, layer, rate, kilobits }
}

export const mpegFrameAt = (bytes: Uint8Array, at: number): { readonly length: number } | undefined => {
  const [sync, second = 0, third = 0] = bytes.subarray(at, at + 4)
  if (sync !== 0xff || (second & 0xe0) !== 0xe0 || at + 4 > bytes.length) return undefined
  const head = readHead(second, third)
  if (!head) return undefined
  const { isFirst, layer, rate, kilobits } = head
  const padding = (third >> 1) & 1
  if (layer === 1) return { length: (Math.floor((12_000 * kilobits) / rate) + padding) * 4 }
  const bitsInBytes = layer === 3 && !isFirst ? 72_000 : 144_000
  return { length: Math.floor((bitsInBytes * kilobits) / rate) + padding }
}
