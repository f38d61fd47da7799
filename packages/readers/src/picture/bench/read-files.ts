import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { openPictureModels } from '../models.ts'
import { readPackageFile } from '../package-files.ts'

/** A child of the benchmark: reads the pictures named on its input, says what it read and what it cost. */
const seconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

type Answer = { readonly text: string; readonly codes: readonly string[] }
type Reader = (bytes: Uint8Array) => Promise<Answer>

const ours = async (): Promise<Reader> => {
  const [ort, { readPicture }, { prepareCodes }] = await Promise.all([
    import('onnxruntime-node'),
    import('../read-picture.ts'),
    import('../decoding/codes.ts'),
  ])
  const models = await openPictureModels(ort, readPackageFile)
  await prepareCodes(readPackageFile)
  return async (bytes) => {
    const { text, codes } = await readPicture(bytes, models, {})
    return { text, codes: codes.map(({ content }) => content) }
  }
}

/** In this thread's process, with the weights from npm: its own worker thread counts as our CPU time. */
const theirs = async (): Promise<Reader> => {
  const { createWorker } = await import('tesseract.js')
  const path = await import('node:path')
  const { createRequire } = await import('node:module')
  const data = path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  const worker = await createWorker('eng', 1, { langPath: path.join(data, '4.0.0_best_int'), cacheMethod: 'none' })
  return async (bytes) => ({ text: (await worker.recognize(Buffer.from(bytes))).data.text, codes: [] })
}

const files = z.array(z.string()).parse(JSON.parse(readFileSync(0, 'utf8')))
const read = await (process.argv[2] === 'tesseract' ? theirs() : ours())
for (const file of files) {
  const bytes = readFileSync(file)
  const before = seconds()
  const answer = await read(bytes)
  const line = { file, ...answer, seconds: seconds() - before, memory: process.resourceUsage().maxRSS / 1024 }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
process.exit(0)
