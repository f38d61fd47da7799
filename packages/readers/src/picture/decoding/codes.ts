import { prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult } from 'zxing-wasm/reader'
import type { Box, PictureCode } from '../../reading.ts'
import type { ReadPackageFile } from '../models.ts'
import { band, type Raster } from './raster.ts'

/** QR codes and barcodes anywhere in the picture. What they carry is named, never opened. */
const MAX_CODES = 16
const TILE_PIXELS = 4_000_000
const MAX_CONTENT = 8000

/** Aztec, Data Matrix and PDF417 (tickets, parts) would double the cost and carry nothing a person is lured with. */
const FORMATS: ReaderOptions['formats'] = [
  'QRCode',
  'MicroQRCode',
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'Code128',
  'Code39',
  'ITF',
]

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['link', /^(?:https?:\/\/|www\.)\S+$/i],
  ['wifi', /^wifi:/i],
  ['crypto', /^(?:bitcoin|ethereum|litecoin|monero|dogecoin|lightning|solana|tron):/i],
  ['payment', /^(?:upi|paypal|swish|pay|sepa):|^000201|^BCD\r?\n|^SPC\r?\n/i],
  ['contact', /^(?:BEGIN:VCARD|MECARD:)/i],
  ['sms', /^(?:sms|smsto|mms|mmsto):/i],
  ['phone', /^(?:tel|facetime):/i],
  ['mail', /^(?:mailto:|MATMSG:|SMTP:)/i],
  ['link', /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i],
]

const PRODUCT_FORMATS = /^(?:EAN|UPC|ITF)/

export const kindOf = (content: string, format: string): string => {
  if (PRODUCT_FORMATS.test(format)) return 'product'
  return KINDS.find(([, pattern]) => pattern.test(content))?.[0] ?? 'text'
}

let prepared: Promise<void> | undefined

/** Without its own bytes the package would fetch them from elsewhere. */
export const prepareCodes = (readFile: ReadPackageFile): Promise<void> =>
  (prepared ??= (async () => {
    const file = await readFile('zxing-wasm/dist/reader/zxing_reader.wasm')
    const wasmBinary = new ArrayBuffer(file.byteLength)
    new Uint8Array(wasmBinary).set(file)
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  })())

const toImageData = ({ data, width, height }: Raster): ImageData => {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let from = 0, to = 0; to < rgba.length; from += 3, to += 4) {
    rgba[to] = data[from] ?? 0
    rgba[to + 1] = data[from + 1] ?? 0
    rgba[to + 2] = data[from + 2] ?? 0
    rgba[to + 3] = 255
  }
  return { data: rgba, width, height, colorSpace: 'srgb' }
}

const boxOf = ({ position }: ReadResult, top: number): Box => {
  const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft]
  const x = Math.min(...corners.map((corner) => corner.x))
  const y = Math.min(...corners.map((corner) => corner.y))
  return {
    x,
    y: y + top,
    width: Math.max(...corners.map((corner) => corner.x)) - x,
    height: Math.max(...corners.map((corner) => corner.y)) - y,
  }
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const readTile = async (tile: Raster, top: number): Promise<readonly PictureCode[]> => {
  const results = await readBarcodes(toImageData(tile), {
    formats: FORMATS,
    tryHarder: true,
    tryRotate: true,
    tryInvert: true,
    tryDownscale: true,
    maxNumberOfSymbols: MAX_CODES,
  })
  return results
    .filter(({ isValid, text }) => isValid && text !== '')
    .map((result) => {
      const content = result.text.trim().slice(0, MAX_CONTENT)
      return { format: result.format, kind: kindOf(content, result.format), content, box: boxOf(result, top) }
    })
}

/** Large pictures are looked at in bands that overlap by a quarter: the wasm's memory never shrinks again. */
export const readCodes = async (raster: Raster, checkGoOn: () => void): Promise<readonly PictureCode[]> => {
  const height = Math.min(raster.height, Math.max(64, Math.floor(TILE_PIXELS / raster.width)))
  const codes: PictureCode[] = []
  for (let top = 0; ; top += Math.ceil(height * 0.75)) {
    checkGoOn()
    const from = Math.max(0, Math.min(top, raster.height - height))
    for (const code of await readTile(band(raster, from, height), from)) {
      const isKnown = codes.some((known) => known.content === code.content && overlaps(known.box, code.box))
      if (!isKnown && codes.length < MAX_CODES) codes.push(code)
    }
    if (from + height >= raster.height) return codes
  }
}
