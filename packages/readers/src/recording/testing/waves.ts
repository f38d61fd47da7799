/** Files of sound in every plain coding, written by hand so that the tests need no encoder. */

export type Coding = {
  readonly kind: number
  readonly bits: number
  readonly write: (view: DataView, at: number, value: number) => void
}

const whole = (bits: number, value: number): number =>
  Math.round(Math.max(-1, Math.min(1, value)) * (2 ** (bits - 1) - 1))

/** G.711 A-law of one sample, by searching the code whose value is nearest. */
const alawValue = (code: number): number => {
  const bits = code ^ 0x55
  const segment = (bits >> 4) & 7
  const low = ((bits & 0xf) << 4) + 8
  const size = segment > 0 ? (low + 256) << (segment - 1) : low
  return (bits & 0x80 ? size : -size) / 32_768
}

const ALAW = Array.from({ length: 256 }, (_, code) => alawValue(code))

const nearestAlaw = (value: number): number =>
  ALAW.reduce(
    (best, candidate, code) => (Math.abs(candidate - value) < Math.abs((ALAW[best] ?? 0) - value) ? code : best),
    0,
  )

export const CODINGS: Readonly<Record<string, Coding>> = {
  '8 bits': { kind: 1, bits: 8, write: (view, at, value) => view.setUint8(at, 128 + whole(8, value)) },
  '16 bits': { kind: 1, bits: 16, write: (view, at, value) => view.setInt16(at, whole(16, value), true) },
  '24 bits': {
    kind: 1,
    bits: 24,
    write: (view, at, value) => {
      view.setUint16(at, whole(24, value) & 0xffff, true)
      view.setInt8(at + 2, whole(24, value) >> 16)
    },
  },
  '32 bits': { kind: 1, bits: 32, write: (view, at, value) => view.setInt32(at, whole(32, value), true) },
  float: { kind: 3, bits: 32, write: (view, at, value) => view.setFloat32(at, value, true) },
  'A-law': { kind: 6, bits: 8, write: (view, at, value) => view.setUint8(at, nearestAlaw(value)) },
}

type Wave = {
  readonly samples: Float32Array
  readonly rate: number
  readonly channels?: number
  /** What the header says. */ readonly stated?: number
}

export const makeWave = (coding: Coding, { samples, rate, channels = 1, stated }: Wave): Uint8Array => {
  const width = coding.bits / 8
  const size = samples.length * width * channels
  const bytes = new Uint8Array(44 + size)
  const view = new DataView(bytes.buffer)
  bytes.set(Buffer.from('RIFF\0\0\0\0WAVEfmt '))
  view.setUint32(4, 36 + size, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, coding.kind, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * width * channels, true)
  view.setUint16(32, width * channels, true)
  view.setUint16(34, coding.bits, true)
  bytes.set(Buffer.from('data'), 36)
  view.setUint32(40, stated ?? size, true)
  samples.forEach((value, index) => {
    for (let channel = 0; channel < channels; channel++)
      coding.write(view, 44 + (index * channels + channel) * width, value)
  })
  return bytes
}

/** 16 bits, big-endian, as Apple writes it. */
export const makeAiff = ({ samples, rate }: Wave): Uint8Array => {
  const bytes = new Uint8Array(54 + samples.length * 2)
  const view = new DataView(bytes.buffer)
  bytes.set(Buffer.from('FORM\0\0\0\0AIFFCOMM'))
  view.setUint32(4, bytes.length - 8)
  view.setUint32(16, 18)
  view.setUint16(20, 1)
  view.setUint32(22, samples.length)
  view.setUint16(26, 16)
  // An 80-bit float: exponent, then the number shifted to the left.
  const exponent = Math.floor(Math.log2(rate))
  view.setUint16(28, 16_383 + exponent)
  view.setUint32(30, rate * 2 ** (31 - exponent))
  bytes.set(Buffer.from('SSND'), 38)
  view.setUint32(42, 8 + samples.length * 2)
  samples.forEach((value, index) => view.setInt16(54 + index * 2, whole(16, value)))
  return bytes
}
