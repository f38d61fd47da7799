import { SCAM_ABOVE, SUSPICIOUS_ABOVE } from '@atlas/engine'
import * as z from 'zod'
import { option } from '../text/options.ts'
import { askAll } from './ask.ts'
import type { Cuts } from './figures.ts'
import { reportLines } from './report-lines.ts'
import { readBenchmark } from './rows.ts'

/** The benchmark against any checker that answers over HTTP. */

const USAGE = `npm run bench:any -- URL [--field text] [--score score] [--above 1.5] [--language en]

Posts each message of the public benchmark to URL as {"text": "..."} and reads the judgement out of the answer:
  --field     the name the checker gives the message (text)
  --score     the number or boolean that judges it, also deep: result.risk (score)
  --above     from which number on it means a scam (1.5, and surely above 4; with --score: 0.5)
  --language  only the messages of one language
Ask whoever runs the checker before you send them more than a thousand messages.`

const Url = z.url({ protocol: /^https?$/ })
const Above = z.coerce.number()

const fail = (line: string): never => {
  console.error(`${line}\n\n${USAGE}`)
  process.exit(1)
}

const cutsOf = (above: string | undefined, score: string | undefined): Cuts => {
  if (above === undefined) return score === undefined ? { marked: SUSPICIOUS_ABOVE, sure: SCAM_ABOVE } : { marked: 0.5 }
  const parsed = Above.safeParse(above)
  return { marked: parsed.success && above !== '' ? parsed.data : fail(`--above is no number: ${above}`) }
}

const url = Url.safeParse(process.argv[2])
const score = option('score')
const cuts = cutsOf(option('above'), score)
const benchmark = readBenchmark(option('language'))
const rows = [...benchmark.decidable, ...benchmark.undecidable]
if (rows.length === 0) fail(`No message of the benchmark is in ${option('language')}.`)
const checker = {
  url: url.success ? url.data : fail('The first word must be an http or https address.'),
  field: option('field') ?? 'text',
  score: score ?? 'score',
}
const asked = await askAll(rows, checker, undefined, (line) => console.error(line))
console.log(reportLines(benchmark, asked, cuts).join('\n'))
if (asked.judged.length === 0) process.exit(1)
