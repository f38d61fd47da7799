import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { countsBlock, statedCounts, writeDataCard } from '../benchmark/data-card.ts'
import { corpusFolder, readCorpus } from '../text/corpus.ts'
import { add } from './add.ts'
import { checks } from './checks.ts'
import { sayProblems } from './files.ts'
import { takeTurn } from './replace.ts'

const USAGE = `npm run corpus -- add FILE [--reading READ] [--hand MARK] [--wave NAME] [--already-read]
npm run corpus -- check     looks at the whole corpus, as npm test does
npm run corpus -- counts    writes the counts of DATACARD.md anew

How to write messages and what each word means: packages/lab/corpus/HOW-TO-ADD.md`

const out = fileURLToPath(new URL('../../../../out/corpus', import.meta.url))
const say = (line: string): void => console.log(line)

/** npm runs us in the root folder; names are meant from where the command was typed. */
const typedIn = process.env['INIT_CWD'] ?? process.cwd()
const fromThere = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : resolve(typedIn, name)

const word = { type: 'string' } as const
/** A word that nobody knows is an error, not overheard. */
const readWords = () =>
  parseArgs({
    allowPositionals: true,
    options: { reading: word, wave: word, hand: word, 'already-read': { type: 'boolean', default: false } },
  })

const runAdd = (file: string, values: ReturnType<typeof readWords>['values']): boolean => {
  const { wave, hand, 'already-read': alreadyRead } = values
  const reading = fromThere(values.reading)
  const outcome = add({
    folder: corpusFolder,
    out,
    file: resolve(typedIn, file),
    reading,
    wave,
    hand,
    alreadyRead,
    say,
  })
  const options = [wave === undefined ? '' : ` --wave ${wave}`, hand === undefined ? '' : ` --hand ${hand}`].join('')
  if (outcome.status === 'refused')
    say(`\nNothing was added. Mend this and try again:\n${sayProblems(outcome.problems)}`)
  if (outcome.status === 'to-read')
    say(
      `\nNothing is added yet: somebody who did not write the messages must read them without their labels.
They are in ${relative(typedIn, outcome.file)}, shuffled. In every line the reader fills in
  "reading": scam, honest, promotion, or undecidable-scam or undecidable-honest (the text alone cannot tell; which way it leans)
  "sure": 1 (a guess) to 3 (no doubt), and "note" where there is something to say.
Then: npm run corpus -- add ${file} --reading ${relative(typedIn, outcome.file)}${options}`,
    )
  return outcome.status !== 'refused'
}

const runCheck = (): boolean => {
  const turn = takeTurn(corpusFolder)
  turn.end()
  if (turn.finished) say('An earlier run was killed while it wrote: what it had begun is finished now.')
  const rows = readCorpus()
  say(`${rows.length} messages, each with all its fields`)
  const cardCheck = {
    name: 'DATACARD.md states the counts of this corpus',
    problems: () =>
      statedCounts() === countsBlock(rows) ? [] : ['other counts stand there: npm run corpus -- counts'],
  }
  const red = [...checks, cardCheck].filter(({ name, problems }) => {
    const found = problems(rows)
    say(found.length === 0 ? `good  ${name}` : `BAD   ${name}\n${sayProblems(found)}`)
    return found.length > 0
  })
  say(red.length === 0 ? 'All is well.' : `${red.length} of ${checks.length + 1} checks failed.`)
  return red.length === 0
}

const run = (): boolean => {
  const { values, positionals } = readWords()
  const [command, file] = positionals
  if (command === 'check') return runCheck()
  if (command === 'counts') {
    writeDataCard(readCorpus())
    return true
  }
  if (command === 'add' && file !== undefined) return runAdd(file, values)
  say(USAGE)
  return false
}

try {
  if (!run()) process.exitCode = 1
} catch (error) {
  // A broken row or a missing file is a sentence for whoever typed the command, no stack.
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
