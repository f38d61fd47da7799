import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { RealLinks } from '../encoder/fit-share.ts'
import { readOpinions } from '../encoder/scores.ts'
import { fitText } from '../text/fit-text.ts'
import { readLinks } from '../text/model-reader.ts'
import { approvedRows, readApproved } from './approved.ts'
import { readData } from './data.ts'
import { hashAt, shortHash } from './hashes.ts'
import { type Options, places } from './places.ts'
import { hashOfStage, runStage } from './stage.ts'

const Shares = z.object({
  dangerous: z.number(),
  suspicious: z.number(),
  'cannot-tell': z.number(),
  harmless: z.number(),
})
const Verdicts = z.object({ verdicts: z.object({ scams: Shares, honest: Shares }) })

/** How the link engine judges real links; measured by the link half, kept beside its model. */
const verdictsFile = path.join(path.dirname(places.linkModel), 'figures.json')
const realLinks = (): RealLinks => {
  const { scams, honest } = Verdicts.parse(JSON.parse(readFileSync(verdictsFile, 'utf8'))).verdicts
  return { scam: scams, honest }
}

/** The code that decides what a fit comes out as. */
const code = (): string =>
  shortHash(
    [places.engine, path.join(places.lab, 'text'), path.join(places.lab, 'encoder')]
      .map((room) => hashAt(room))
      .join(' '),
  )

export const fitStage = (options: Options, rows: string, encode: string): Promise<string> => {
  const { out, say } = options
  const inputs = {
    rows: hashAt(path.join(rows, 'corpus.jsonl')),
    others: hashAt(path.join(rows, 'others.jsonl')),
    encoder: hashOfStage(encode),
    links: `${hashAt(places.linkModel)} ${hashAt(verdictsFile)}`,
    choices: hashAt(path.join(places.lab, '../choices.json')),
    code: code(),
    ...(options.approved === undefined ? {} : { approved: hashAt(options.approved) }),
  }
  return runStage(
    out,
    {
      name: 'fit',
      inputs,
      work: (folder) => {
        const data = readData(rows)
        const lines = readApproved(options.approved)
        const approved = approvedRows(lines, data)
        if (lines.length > approved.length)
          say(`${lines.length - approved.length} approved examples are like messages that must teach nothing: left out`)
        const records = fitText(folder, {
          data,
          approved,
          opinions: readOpinions(encode),
          links: readLinks(),
          realLinks: realLinks(),
          made: inputs,
          say,
        })
        writeFileSync(path.join(folder, 'rules.json'), JSON.stringify(records))
      },
    },
    say,
  )
}
