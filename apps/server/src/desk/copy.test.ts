import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { canRead, describeCopy } from './copy.ts'

const MODEL = new URL('../../../../packages/engine/model/', import.meta.url)
const isHalved = existsSync(new URL('text/encoder/encoder-rest.onnx', MODEL))
const files = {
  text: 'text/core.bin',
  encoder: `text/encoder/encoder${isHalved ? '-rest' : ''}.onnx`,
  link: 'link/link-model.bin',
} as const

test('a model that was made anew has a new date beside it: made.json', () => {
  const made: unknown = JSON.parse(readFileSync(new URL('made.json', MODEL), 'utf8'))
  for (const [name, file] of Object.entries(files)) {
    const sha256 = createHash('sha256')
      .update(readFileSync(new URL(file, MODEL)))
      .digest('hex')
    expect(made, `${file} changed: write its sum and the day into packages/engine/model/made.json`).toMatchObject({
      [name]: { sha256 },
    })
  }
  expect(describeCopy('1.0.0').models).toMatch(/^20\d\d-\d\d-\d\d$/)
})

test('a Windows without Microsoft’s C++ runtime is told apart', () => {
  const system = { platform: 'win32', root: 'D:\\Windows' }
  expect(canRead({ ...system, has: (file) => file.startsWith('D:\\Windows\\System32\\') })).toBe(true)
  expect(canRead({ ...system, has: (file) => !file.endsWith('msvcp140_1.dll') })).toBe(false)
  expect(canRead({ platform: 'linux', root: undefined, has: () => false })).toBe(true)
})
