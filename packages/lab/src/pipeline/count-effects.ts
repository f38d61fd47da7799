import { learnExample } from '@atlas/engine'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { measuredRows, openEffects } from '../benchmark/effect.ts'
import { openAsServer } from '../encoder/onnx.ts'
import { readCorpus } from '../text/corpus.ts'
import { readLinks, readModel } from '../text/model-reader.ts'
import { endWithParent } from './end-with-parent.ts'
import { places } from './places.ts'

/**
 * What a server starts to learn what approving a submission would change in the benchmark:
 * `count-effects.ts --asked FILE --approved FILE [--model FOLDER]`. One line of JSON for each text asked about, in their order.
 */

const Asked = z.strictObject({ id: z.string().min(1), text: z.string() })
const Approved = z.strictObject({
  id: z.string().min(1),
  text: z.string(),
  label: z.enum(['scam', 'honest']),
  kind: z.nullable(z.string()),
})

const words = { type: 'string' } as const

async function* linesOf(file: string): AsyncGenerator {
  for await (const line of createInterface({ input: createReadStream(file) })) yield JSON.parse(line)
}

const countEffects = async (asked: string, approved: string, folder: string | undefined): Promise<void> => {
  const parts = { model: readModel(folder), links: readLinks() }
  for await (const line of linesOf(approved)) {
    const { kind, ...example } = Approved.parse(line)
    learnExample(parts.model, { ...example, kind: kind ?? 'other' })
  }
  const ask = await openAsServer(places.encoder, parts.model)
  const effectOf = openEffects(measuredRows(readCorpus()), parts, ask)
  for await (const line of linesOf(asked)) {
    const { id, text } = Asked.parse(line)
    console.log(JSON.stringify({ id, ...(await effectOf(text)) }))
  }
}

const { values } = parseArgs({ options: { asked: words, approved: words, model: words } })
if (values.asked === undefined || values.approved === undefined) {
  console.error('count-effects.ts --asked FILE --approved FILE [--model FOLDER]')
  process.exitCode = 2
} else {
  endWithParent()
  await countEffects(values.asked, values.approved, values.model)
}
