import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(?:bin|js|css|svg|webmanifest|txt)$/
/** The models are large: each step of quality costs seconds of the first start, three for the smaller one, eight for the other. */
const LARGEST = 4_000_000
const qualityFor = (file: string, size: number): number => {
  if (!file.endsWith('.bin')) return constants.BROTLI_MAX_QUALITY
  return size > LARGEST ? 9 : 10
}

const pack = (file: string): void => {
  const bytes = readFileSync(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(file, bytes.length) }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

/** Packs each file once, when it is built, so that the server never has to. */
export const compress = (): Plugin => ({
  name: 'atlas-compress',
  apply: 'build',
  writeBundle: ({ dir = 'dist' }) => {
    const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    for (const file of files) if (file.isFile() && WORTH_IT.test(file.name)) pack(path.join(file.parentPath, file.name))
  },
})
