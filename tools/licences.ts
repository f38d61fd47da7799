import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { licenceProblems } from './licence-rules.ts'
import { dataProblems } from './data-licences.ts'
import { readLockFile, runtimePackages } from './lock-file.ts'

/** Every package that runs with the product has a licence that we may ship, and every model and font file a line. */

const root = path.resolve(import.meta.dirname, '..')
const NOT_OURS = new Set(['node_modules', 'dist', 'data'])
const files = globSync('{apps,packages}/**/*.*', {
  cwd: root,
  exclude: (place) => NOT_OURS.has(path.basename(place)),
}).map((file) => file.replaceAll(path.sep, '/'))
const table = readFileSync(path.join(root, 'docs/licences.md'), 'utf8')
const packages = runtimePackages(readLockFile())

const problems = [...licenceProblems(packages), ...dataProblems(table, files, packages)]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${packages.length} packages that run with the product, each with a licence that we may ship`)
