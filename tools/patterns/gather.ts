import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

/** Every pattern of the product: the literals in its source, and those that are made while it runs. */

export type Pattern = { readonly source: string; readonly flags: string; readonly file: string; readonly line: number }

const root = path.resolve(import.meta.dirname, '../..')
const ROOMS = ['packages/contract', 'packages/engine', 'packages/readers', 'apps/server', 'apps/web']
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\/|\/bench\//

type Place = { readonly file: string; readonly line: number }
const placeKey = ({ file, line }: Place): string => `${file}:${line}`

const sourceFiles = (): string[] =>
  ROOMS.flatMap((room) => globSync(`${room}/src/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !NOT_PRODUCT.test(file))
    .sort()

/** The literals of one file, and the places where it makes patterns out of strings. */
const readSource = (file: string): { literals: Pattern[]; makers: Place[] } => {
  const text = readFileSync(path.join(root, file), 'utf8')
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length
  const literals: Pattern[] = []
  const makers: Place[] = []
  const onCall = ({ callee, start }: { callee: { type: string; name?: unknown }; start: number }): void => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') makers.push({ file, line: lineOf(start) })
  }
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      literals.push({ source: pattern, flags, file, line: lineOf(node.start) })
    },
    NewExpression: onCall,
    CallExpression: onCall,
  }).visit(parseSync(file, text).program)
  return { literals, makers }
}

/** Where in our source the caller stands. */
const callerIn = (stack: string): Place | undefined => {
  for (const line of stack.split('\n').slice(2)) {
    const found = /file:\/\/([^\s:]{1,400}):(\d{1,6}):\d{1,6}/.exec(line)
    const file = path.relative(root, decodeURIComponent(found?.[1] ?? '')).replaceAll(path.sep, '/')
    if (ROOMS.some((room) => file.startsWith(`${room}/`))) return { file, line: Number(found?.[2]) }
  }
  return undefined
}

/** Writes down each pattern that is made out of a string while `work` runs. */
const recordMade = async (work: () => Promise<void>): Promise<Pattern[]> => {
  const made: Pattern[] = []
  const plain = globalThis.RegExp
  const make = (target: typeof RegExp, [source, flags]: readonly unknown[]): RegExp => {
    const written = source instanceof target ? source : String(source)
    const pattern = new target(written, typeof flags === 'string' ? flags : undefined)
    const place = callerIn(new Error('here').stack ?? '')
    if (place !== undefined) made.push({ source: pattern.source, flags: pattern.flags, ...place })
    return pattern
  }
  globalThis.RegExp = new Proxy(plain, { construct: make, apply: (target, _, args) => make(target, args) })
  try {
    await work()
  } finally {
    globalThis.RegExp = plain
  }
  return made
}

/** Patterns that are made in the middle of a call, of our own words only: written out here, checked like the others. Lines are not named. */
const MADE_LATER: readonly Pattern[] = [
  {
    file: 'apps/server/src/http/render-pages.ts',
    line: 0,
    source: '(<meta name="description" content=")[^"]*',
    flags: '',
  },
  { file: 'apps/server/src/http/web-app.ts', line: 0, source: '\\bgzip\\b', flags: '' },
]

/** Imports what makes patterns, and has the engine make those of every list of words, each language by itself. */
const runMakers = async (files: readonly string[]): Promise<void> => {
  for (const file of files) await import(pathToFileURL(path.join(root, file)).href)
  await import('../../packages/engine/src/index.ts')
  const { compile, wordLists } = await import('../../packages/engine/src/reading/sought.ts')
  const { toldLanguages } = await import('../../packages/engine/src/reading/language-codes.ts')
  for (const { patterns } of wordLists) {
    const known = toldLanguages.filter((language) => patterns[language] !== undefined)
    if (known.length < Object.keys(patterns).length) throw new Error('A list of words has a language unknown here')
    for (const language of known)
      compile({ patterns: { [language]: patterns[language] }, compiled: new Map() }, language)
  }
}

const keyOf = ({ source, flags }: Pattern): string => `${flags}/${source}`

/** Each pattern once, and the places that make patterns none of which was seen. */
export const gather = async (): Promise<{ patterns: readonly Pattern[]; unseen: readonly string[] }> => {
  const read = sourceFiles().map(readSource)
  const makers = read.flatMap((file) => file.makers)
  const later = new Set(MADE_LATER.map(({ file }) => file))
  const files = [...new Set(makers.map(({ file }) => file))].filter((file) => !later.has(file))
  const made = await recordMade(() => runMakers(files))
  const seen = new Set(made.map(placeKey))
  const all = [...read.flatMap((file) => file.literals), ...made, ...MADE_LATER]
  const isListed = ({ file }: Place): boolean => later.has(file)
  const unlisted = [...later].filter(
    (file) =>
      makers.filter((maker) => maker.file === file).length !== MADE_LATER.filter((one) => one.file === file).length,
  )
  return {
    patterns: [...new Map(all.toReversed().map((pattern) => [keyOf(pattern), pattern])).values()],
    unseen: [
      ...makers
        .filter((maker) => !isListed(maker) && !seen.has(placeKey(maker)))
        .map((maker) => `${placeKey(maker)} makes a pattern nobody checks`),
      ...unlisted.map((file) => `${file} makes another number of patterns than MADE_LATER lists`),
    ],
  }
}
