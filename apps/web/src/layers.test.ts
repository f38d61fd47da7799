import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const order = ['shared', 'features', 'pages']

const layerOf = (file: string): number => order.indexOf(file.split('/')[0] ?? '')

/** Pages compose features, both stand on shared; nothing looks back up. */
test('imports lead one way: pages to features to shared', () => {
  const wrong = globSync('{shared,features,pages}/**/*.{ts,tsx}', { cwd: root }).flatMap((found) => {
    const file = found.replaceAll(path.sep, '/')
    const source = readFileSync(path.join(root, file), 'utf8')
    return Array.from(source.matchAll(/(?:from|import\() ?'(\.[^']+)'/g), ([, name = '']) =>
      path.posix.join(path.posix.dirname(file), name),
    )
      .filter((target) => layerOf(target) > layerOf(file))
      .map((target) => `${file} -> ${target}`)
  })
  expect(wrong).toEqual([])
})

/** A second language needs only another catalogue: what people read stands in the contract. */
test('no component carries a sentence of its own', () => {
  const wrong = globSync('**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8')
    return Array.from(source.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+[^<{]*)</g), ([, words = '']) => `${file}: ${words}`)
  })
  expect(wrong).toEqual([])
})
