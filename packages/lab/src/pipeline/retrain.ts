import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { readModel } from '../text/model-reader.ts'
import { holds } from './bars.ts'
import { encodeStage } from './encode.ts'
import { endWithParent } from './end-with-parent.ts'
import { evaluateStage } from './evaluate.ts'
import { fitStage } from './fit.ts'
import { hashOf } from './hashes.ts'
import { lockFolder } from './lock.ts'
import type { Options } from './places.ts'
import { readBars } from './promote.ts'
import { rowsStage } from './rows.ts'

/**
 * What a server starts to make a model of our corpus and of what its reviewers approved:
 * `retrain.ts --approved FILE --out FOLDER`. Nothing outside the folder is written; `FOLDER/result` holds what came out.
 * The encoder stays as shipped, and no public set is read.
 */

const words = { type: 'string' } as const

const Beside = z.object({ shipped: z.unknown(), now: z.unknown() })

/** The new folder takes the old one's place when all is written: a killed run leaves none. */
const writeResult = (out: string, fit: string, evaluate: string): boolean => {
  const fresh = path.join(out, 'result.new')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh)
  for (const name of ['core.bin', 'settings.json']) copyFileSync(path.join(fit, name), path.join(fresh, name))
  const bars = readBars(evaluate).map((bar) => ({ ...bar, holds: holds(bar) }))
  const isGood = bars.every((bar) => bar.holds)
  const result = {
    isGood,
    model: readModel(fresh).settings.version,
    /** The model that ships with this program: a server of another release cannot use what was made here. */
    base: readModel().settings.version,
    core: hashOf(readFileSync(path.join(fresh, 'core.bin'))),
    bars,
    ...Beside.parse(JSON.parse(readFileSync(path.join(evaluate, 'beside.json'), 'utf8'))),
  }
  writeFileSync(path.join(fresh, 'result.json'), `${JSON.stringify(result, undefined, 1)}\n`)
  renameSync(fresh, path.join(out, 'result'))
  return isGood
}

const retrain = async (approved: string, out: string): Promise<void> => {
  const say = (line: string): void => console.log(line)
  lockFolder(out)
  rmSync(path.join(out, 'result'), { recursive: true, force: true })
  const options: Options = { out, small: false, cpu: true, approved, say }
  const sets = { present: [], isWhole: false, hashes: {} }
  const rows = await rowsStage(options, sets)
  const encode = await encodeStage(options, { kind: 'shipped' }, rows)
  const fit = await fitStage(options, rows, encode)
  const evaluate = await evaluateStage(options, { rows, encode, fit, sets })
  say(writeResult(out, fit, evaluate) ? 'result: every bar holds' : 'result: not every bar holds')
}

const { values } = parseArgs({ options: { approved: words, out: words } })
if (values.approved === undefined || values.out === undefined) {
  console.error('retrain.ts --approved FILE --out FOLDER')
  process.exitCode = 2
} else {
  endWithParent()
  await retrain(path.resolve(values.approved), path.resolve(values.out))
}
