import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Everything a change must pass, in the order that fails fastest. With `--static` only what reads the code. */

const root = path.resolve(import.meta.dirname, '..')

const steps = [
  { title: 'formatting', command: ['oxfmt', '--check'] },
  { title: 'types', command: ['tsc', '--noEmit'] },
  { title: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { title: 'import arrows', command: ['node', 'tools/arrows.ts'] },
  { title: 'dead code', command: ['knip'] },
  { title: 'patterns', command: ['node', 'tools/patterns.ts'] },
  { title: 'platform packages', command: ['node', 'tools/platforms.ts'] },
  { title: 'licences', command: ['node', 'tools/licences.ts'] },
  { title: 'smoke run of the model', command: ['node', 'packages/lab/src/pipeline/model.ts', 'text', '--small'] },
  { title: 'tests', command: ['node', 'tools/test.ts'] },
] as const

const failed: string[] = []
const isStatic = process.argv.includes('--static')
for (const { title, command } of steps) {
  if (isStatic && (title === 'tests' || title === 'smoke run of the model')) continue
  const started = performance.now()
  const [program, ...args] = command
  const isGood =
    spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (!isGood) failed.push(title)
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}
