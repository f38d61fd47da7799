import { analyzeText } from '@atlas/engine'
import { askAsServer } from '../encoder/onnx.ts'
import { places } from '../pipeline/places.ts'
import { isBenchmark, isUndecidable, readCorpus } from '../text/corpus.ts'
import { readLinks, readModel } from '../text/model-reader.ts'
import { companyHead, companyLine, type InCompany, inCompany, openJudges } from './company.ts'
import { brokenLaws, laws } from './laws.ts'
import { ways } from './padding.ts'

/** Every law over the whole benchmark, and every message of it in the company of a newsletter. */
const bench = async (): Promise<void> => {
  const parts = { model: readModel(), links: readLinks() }
  const rows = readCorpus().filter((row) => isBenchmark(row))
  const encoder = await askAsServer(places.encoder, parts, rows)
  const broken = new Map(laws.map(({ id }): [string, string[]] => [id, []]))
  for (const { id, text } of rows)
    for (const tiers of [{}, { encoder: encoder.get(id) }])
      for (const law of brokenLaws(analyzeText(text, { ...parts, ...tiers }))) broken.get(law)?.push(id)
  console.log(`Laws over ${rows.length} benchmark messages, with and without the encoder: messages that break them`)
  for (const [law, ids] of broken)
    console.log(`- ${law}: ${ids.length}${ids.length === 0 ? '' : ` (${ids.slice(0, 5).join(', ')})`}`)
  const decidable = rows.filter((row) => !isUndecidable(row))
  const judges = await openJudges(parts, places.encoder)
  for (const [name, judge] of Object.entries(judges)) {
    const results = await inCompany(decidable, judge)
    const lines = (by: (one: InCompany) => string): string[] =>
      [...Map.groupBy(results, by)]
        .sort(([left], [right]) => left.localeCompare(right))
        .map(([group, some]) => companyLine(group, some))
    console.log(`\nIn company, as on a ${name}\n${companyHead}`)
    console.log(
      [
        companyLine('all', results),
        ...ways.map((way) =>
          companyLine(
            way,
            results.filter((one) => one.way === way),
          ),
        ),
        ...lines(({ row }) => row.lang),
      ].join('\n'),
    )
  }
}

await bench()
