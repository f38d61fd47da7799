// Runs a TypeScript file of this repository on its own Node, whatever Node the machine has. Installs what the lock
// file names and builds the web app (--web) when that is missing or out of date. What must go on is started again
// when it ends badly (--again).
// Plain JavaScript that Node 20 understands, without any dependency: nothing is installed yet when it starts.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const isWindows = process.platform === 'win32'

const say = (line) => process.stderr.write(`[atlas] ${line}\n`)

const fail = (line) => {
  say(line)
  process.exit(1)
}

const readStamp = (name) => {
  const file = path.join(modules, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const writeStamp = (name, value) => writeFileSync(path.join(modules, name), value)

/** Runs a step with its own output shown, and a sign of life where there is no terminal to draw a bar on. */
const step = (title, command, args, options = {}) =>
  new Promise((resolve) => {
    const started = Date.now()
    const seconds = () => Math.round((Date.now() - started) / 1000)
    say(`${title} ...`)
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
    const alive = setInterval(() => say(`${title} ... ${seconds()} s`), 10_000)
    const finish = (isGood) => {
      clearInterval(alive)
      if (!isGood) fail(`${title} failed.`)
      say(`${title}: done in ${seconds()} s`)
      resolve()
    }
    child.once('error', (error) => {
      say(error.message)
      finish(false)
    })
    child.once('exit', (code) => finish(code === 0))
  })

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Two commands typed at once in one clone take turns; what a killed one left behind is cleared away. */
const takingTurns = async (work) => {
  const lock = path.join(root, '.atlas-lock')
  while (true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      // In a folder that only its owner may write, all is there already, or npm says what it cannot write.
      if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return work()
      if (error.code !== 'EEXIST') throw error
      const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
      if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true })
      else await sleep(300)
    }
  }
  process.once('exit', () => rmSync(lock, { force: true }))
  const result = await work()
  rmSync(lock, { force: true })
  return result
}

const INSTALL_STAMP = '.atlas-installed'

const ensureInstalled = async () => {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (readStamp(INSTALL_STAMP) === wanted) return
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await step('Installing packages from the lock file', isWindows ? 'npm.cmd' : 'npm', args, { shell: isWindows })
  writeStamp(INSTALL_STAMP, wanted)
}

/** Node 24 from npm; where npm has none (macOS), the machine's own if it is new enough. */
const findRuntime = () => {
  const platform = isWindows ? 'win' : process.platform
  const packaged = path.join(modules, `node-${platform}-${process.arch}`, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(packaged)) return packaged
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail('ATLAS needs Node 24 or later on this kind of machine. Please install it and try again.')
}

const filesUnder = (place) => {
  const full = path.join(root, place)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [full]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

const WEB_SOURCES = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/src',
  'apps/web/public',
  'packages/contract/src',
  'packages/engine/src',
  'packages/engine/model',
]
const WEB_STAMP = '.atlas-web-built'

const ensureWebBuilt = async (runtime) => {
  const sum = createHash('sha256')
  for (const file of WEB_SOURCES.flatMap(filesUnder)) sum.update(file).update(readFileSync(file))
  const wanted = sum.digest('hex')
  if (readStamp(WEB_STAMP) === wanted && existsSync(path.join(root, 'apps/web/dist/index.html'))) return
  const vite = path.join(modules, 'vite', 'bin', 'vite.js')
  await step('Building the web app', runtime, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps/web'),
  })
  writeStamp(WEB_STAMP, wanted)
}

const HANDED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** npm hands signals only to its own shell: when whoever started us is gone, so are we. */
const whenParentGone = (stop) => {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 1000).unref()
}

const MOST_RESTARTS = 3
const RESTART_WINDOW = 60_000

/**
 * Starts it again whenever it ends badly, at most three times a minute. What never was ready is not tried again: a
 * wrong setting does not mend itself. The channel tells us that it is ready, and tells it when we are gone.
 */
const keepRunning = (runtime, args, env) => {
  let child
  let wasReady = false
  let isStopping = false
  let restarts = []
  const stop = () => {
    isStopping = true
    child.kill('SIGTERM')
  }
  const handleEnd = (code, signal) => {
    if (code === 0 || isStopping || !wasReady) process.exit(code ?? 1)
    restarts = restarts.filter((moment) => Date.now() - moment < RESTART_WINDOW)
    if (restarts.length >= MOST_RESTARTS) {
      fail('The server ended four times within a minute and is not started again. Its log says why.')
    }
    restarts.push(Date.now())
    say(`The server ended unexpectedly (${signal ?? code}) and is started again.`)
    start()
  }
  const start = () => {
    child = spawn(runtime, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
    child.on('message', (message) => {
      if (message === 'ready') wasReady = true
    })
    child.once('error', (error) => fail(error.message))
    child.once('exit', handleEnd)
  }
  for (const signal of HANDED_ON) process.on(signal, stop)
  whenParentGone(stop)
  start()
}

/** Takes this process's place where the system allows it; otherwise a child that gets our signals and our end. */
const become = (runtime, args, env) => {
  if (typeof process.execve === 'function' && !isWindows) process.execve(runtime, [runtime, ...args], env)
  const child = spawn(runtime, args, { stdio: 'inherit', env })
  for (const signal of HANDED_ON) process.on(signal, () => child.kill(signal))
  whenParentGone(() => child.kill('SIGTERM'))
  child.once('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1))
}

const main = async () => {
  // The npm that comes with an older one fails on the lock file with a page of its own usage.
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`ATLAS needs Node 20 or later; this is Node ${process.versions.node}. https://nodejs.org has newer ones.`)
  const given = process.argv.slice(2)
  const needsWeb = given[0] === '--web'
  if (needsWeb) given.shift()
  const isKept = given[0] === '--again'
  if (isKept) given.shift()
  const [file = '', ...args] = given
  const runtime = await takingTurns(async () => {
    await ensureInstalled()
    const found = findRuntime()
    if (needsWeb) await ensureWebBuilt(found)
    return found
  })
  const bin = path.join(modules, '.bin')
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    // Password hashing runs on this pool; the default of four would be all taken by four logins.
    UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '8',
    // glibc would come to keep what uploads and password hashes took, in an arena for every thread, and holes between
    // small blocks for good: pieces as large as those an upload arrives in go back to the system one by one. Other
    // systems do not look at these.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '65536',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '1048576',
    // The runtime of the models would report to its maker and keep a file in the home folder.
    ORT_DISABLE_TELEMETRY: '1',
  }
  // V8 would let its nursery grow to a quarter of a gigabyte while modules load, and keep it.
  const run = isKept ? keepRunning : become
  run(
    runtime,
    ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning', path.join(root, file), ...args],
    env,
  )
}

await main()
