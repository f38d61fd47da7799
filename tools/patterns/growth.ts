import { checkSync } from 'recheck'
import { allowed } from './allowed.ts'
import type { Pattern } from './gather.ts'
import { repeatsGroup, skeletonsOf } from './skeleton.ts'

/** One pattern gets this long; what is not settled by then is unknown, and unknown is red. */
const PATIENCE_MS = 30_000

const LINEAR = 'linear'

const growthOf = (skeleton: string, flags: string): string => {
  const found = checkSync(skeleton, flags, { checker: 'automaton', timeout: PATIENCE_MS })
  if (found.status === 'safe') return LINEAR
  return found.status === 'unknown'
    ? `unknown (${found.error.kind})`
    : `${found.complexity.summary} (${found.attack.pattern})`
}

const growths = new Map<string, string>()

const remembered = (skeleton: string, flags: string): string => {
  const key = `${flags}/${skeleton}`
  const growth = growths.get(key) ?? growthOf(skeleton, flags)
  growths.set(key, growth)
  return growth
}

export const describe = ({ file, line, source, flags }: Pattern): string =>
  `${file}:${line} /${source.length > 160 ? `${source.slice(0, 160)}...` : source}/${flags}`

/** Patterns whose time grows faster than the text, groups that repeat without end, and exceptions nobody needs. */
export const growthProblems = (patterns: readonly Pattern[]): string[] => {
  // Its own JavaScript: no Java, no binary of one platform.
  process.env['RECHECK_SYNC_BACKEND'] = 'pure'
  const needed = new Set<string>()
  const problems = patterns.flatMap((pattern) => {
    const groups =
      pattern.file.startsWith('packages/engine/') && repeatsGroup(pattern.source)
        ? [`${describe(pattern)}\n  repeats a group without end`]
        : []
    const growth = skeletonsOf(pattern.source)
      .map((skeleton) => remembered(skeleton, pattern.flags))
      .find((found) => found !== LINEAR)
    if (growth === undefined) return groups
    const exception = allowed.find(({ file, source }) => file === pattern.file && source === pattern.source)
    if (exception !== undefined) needed.add(exception.source)
    return exception === undefined ? [...groups, `${describe(pattern)}\n  ${growth}`] : groups
  })
  const stale = allowed.filter(({ source }) => !needed.has(source))
  return [...problems, ...stale.map(({ file, source }) => `${file} /${source}/ is listed as an exception for nothing`)]
}
