import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isForX64, readPe } from './pe.ts'

/** Everything that Windows loads is there, and is for Windows on x64. */

/** The program is none without these, wherever else it may be complete. */
const NEEDED = [
  'node.exe',
  'app/node_modules/onnxruntime-node/bin/napi-v6/win32/x64/onnxruntime.dll',
  'app/node_modules/onnxruntime-node/bin/napi-v6/win32/x64/onnxruntime_binding.node',
  'app/node_modules/@img/sharp-win32-x64/lib/sharp-win32-x64-*.node',
  'app/node_modules/@img/sharp-win32-x64/lib/libvips-42.dll',
  'app/node_modules/@img/sharp-win32-x64/lib/libvips-cpp-*.dll',
] as const

/** In every Windows 10 and 11. */
const SYSTEM =
  /^(?:api-ms-win-|ext-ms-)|^(?:advapi32|bcrypt|bcryptprimitives|comctl32|crypt32|dbghelp|dnsapi|gdi32|iphlpapi|kernel32|ntdll|ole32|setupapi|shell32|shlwapi|user32|userenv|winmm|ws2_32)\.dll$/
/** Not in every Windows, and not ours to copy from anywhere: the program looks for it and says what to do. */
const MICROSOFT_RUNTIME = /^(?:msvcp140|msvcp140_1|msvcp140_atomic_wait|vcruntime140|vcruntime140_1)\.dll$/

const BINARY = '**/*.{exe,dll,node,so,so.*,dylib}'

export type BundleCheck = {
  readonly problems: readonly string[]
  readonly binaries: number
  /** Libraries of Microsoft's C++ runtime that the person's Windows must have. */
  readonly asked: readonly string[]
}

const checkFile = (folder: string, file: string): { problems: string[]; asked: string[] } => {
  const pe = readPe(readFileSync(path.join(folder, file)))
  if (pe === undefined) return { problems: [`${file} is no Windows program or library`], asked: [] }
  if (!isForX64(pe)) return { problems: [`${file} is for another machine (0x${pe.machine.toString(16)})`], asked: [] }
  const beside = new Set(
    globSync('*', { cwd: path.join(folder, path.dirname(file)) }).map((name) => name.toLowerCase()),
  )
  const foreign = pe.imports.filter((name) => !SYSTEM.test(name) && !beside.has(name))
  return {
    problems: foreign.filter((name) => !MICROSOFT_RUNTIME.test(name)).map((name) => `${file} needs ${name}`),
    asked: foreign.filter((name) => MICROSOFT_RUNTIME.test(name)),
  }
}

export const checkBundle = (folder: string): BundleCheck => {
  const missing = NEEDED.filter((pattern) => globSync(pattern, { cwd: folder }).length === 0)
  const files = globSync(BINARY, { cwd: folder }).toSorted()
  const checked = files.map((file) => checkFile(folder, file))
  const program = path.join(folder, 'app/apps/server/src/desk/program.ts')
  return {
    problems: [
      ...missing.map((pattern) => `there is no ${pattern}`),
      ...(existsSync(program) ? [] : ['the program itself is not there']),
      ...checked.flatMap(({ problems }) => problems),
    ],
    binaries: files.length,
    asked: [...new Set(checked.flatMap(({ asked }) => asked))].toSorted(),
  }
}
