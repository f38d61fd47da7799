import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const FOLDER = path.resolve(import.meta.dirname, '../../packages/lab/corpus')
const SIZES = [300, 1200, 3000] as const

export type Size = (typeof SIZES)[number] | 'mix'

const Row = z.object({ text: z.string(), wave: z.string() })

const readSentences = (): string[] =>
  globSync('*/*.jsonl', { cwd: FOLDER })
    .sort()
    .flatMap((name) => readFileSync(path.join(FOLDER, name), 'utf8').trim().split('\n'))
    .map((row) => Row.parse(JSON.parse(row)))
    .filter(({ wave }) => /^(?:mails|talk|sms|long|notices)/.test(wave))
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.length > 20 && sentence.length < 200)

/** Texts of a size out of sentences of the corpus, never the same twice. Half of a mix is short, a fifth long. */
export const textMaker = (): ((size: Size) => string) => {
  const sentences = readSentences()
  let count = 0
  const pick = (): string => {
    count += 1
    // A stride that shares no factor with the count walks through all of them in a scattered order.
    return sentences[(count * 7919) % sentences.length] ?? ''
  }
  return (size) => {
    const mixed = [300, 300, 1200, 300, 1200, 300, 3000, 1200, 300, 3000] as const
    count += 1
    const wanted = size === 'mix' ? (mixed[count % mixed.length] ?? 300) : size
    let text = `${count.toString(36)}: `
    while (text.length < wanted) text += `${pick()} `
    return text.slice(0, wanted)
  }
}
