import { firstPasswordProblem, isUsername, ownSentences } from '@atlas/contract'
import { maskPersonal } from '@atlas/engine'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { foldName, readName } from './accounts/names.ts'
import { passwordHasher } from './accounts/password-hash.ts'
import { newKey } from './accounts/session-keys.ts'
import { weaknessOf } from './accounts/weak-passwords.ts'
import { type Config, readConfig } from './config.ts'
import { withEmbedded } from './postgres/embedded.ts'
import { catalogue } from './problems.ts'
import { startupWords } from './startup-words.ts'
import { migrateDatabase, openDatabase, openPool, type Target } from './store/database.ts'
import type { ExampleRow, Key } from './store/examples.ts'
import { openStore, type Store } from './store/store.ts'

/** `npm run admin`: who may review. Works while the server runs and while it does not. */

const USAGE = `Usage: npm run admin -- COMMAND
  create NAME    make an admin account; the password is asked for, or taken from ADMIN_PASSWORD
  promote NAME   make an existing account an admin
  demote NAME    take that back
  disable NAME   end all sessions of an account and let nobody sign in with it; nothing is deleted
  enable NAME    take that back
  delete NAME    delete an account and what belongs to it; approved examples stay, without a name
  remove NAME    the same
  export         write the approved examples, masked, one JSON line each
  list           show all admins
  new-key        sign new sessions with a new key; older ones stay valid until they end
  drop-key       a new key in the place of all: every session of everybody ends`

const EXPORT_PAGE = 500

class Refusal extends Error {}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Asks without showing what is typed. */
const askPassword = async (): Promise<string> => {
  const given = process.env['ADMIN_PASSWORD']
  if (given !== undefined && given !== '') return given
  process.stdout.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  const password = await lines.question('')
  lines.close()
  say('')
  return password
}

const create = async (store: Store, name: string): Promise<void> => {
  const { username, usernameFolded, usernameSkeleton } = readName(name)
  if (!isUsername(name)) throw new Refusal(ownSentences.usernameForm)
  const password = await askPassword()
  const problem = firstPasswordProblem(password)
  if (problem !== undefined) throw new Refusal(problem)
  const weakness = weaknessOf(password, usernameFolded)
  if (weakness !== undefined) throw new Refusal(catalogue[weakness].error)
  const saved = await store.users.create({
    id: randomUUID(),
    firstName: username,
    lastName: 'Admin',
    username,
    usernameFolded,
    usernameSkeleton,
    passwordHash: await passwordHasher(1).hash(password),
    role: 'admin',
  })
  if (saved.status === 'taken') throw new Refusal(catalogue['username-taken'].error)
  say(`${username} is now an admin.`)
}

const setRole = async (store: Store, name: string, role: 'admin' | 'user'): Promise<void> => {
  const user = await store.users.setRole(foldName(name), role)
  if (user === undefined) throw new Refusal(`There is no account called ${name}.`)
  say(role === 'admin' ? `${user.username} is now an admin.` : `${user.username} is no longer an admin.`)
}

const setDisabled = async (store: Store, name: string, isDisabled: boolean): Promise<void> => {
  const user = await store.users.setDisabled(foldName(name), isDisabled)
  if (user === undefined) throw new Refusal(`There is no account called ${name}.`)
  say(isDisabled ? `${user.username} is signed out and can no longer sign in.` : `${user.username} can sign in again.`)
}

const deletePerson = async (store: Store, name: string): Promise<void> => {
  const username = await store.deletions.deletePerson(foldName(name))
  if (username === undefined) throw new Refusal(`There is no account called ${name}.`)
  say(`${username} is deleted, and stays so when a backup is restored with its list of deletions.`)
}

const changeKeys = async (store: Store, command: 'new-key' | 'drop-key', config: Config): Promise<void> => {
  if (config.sessionSecrets.length > 0) {
    throw new Refusal('The keys come from SESSION_SECRET. Change it there and start the servers again.')
  }
  if (command === 'new-key') {
    await store.secrets.add('session', newKey())
    return say('New sessions are signed with a new key.')
  }
  await store.secrets.replaceAll('session', newKey())
  return say('Every session has ended; new ones are signed with a new key.')
}

const list = async (store: Store): Promise<void> => {
  const admins = await store.users.listAdmins()
  if (admins.length === 0) say('There is no admin yet.')
  for (const { username, createdAt, disabledAt } of admins) {
    say(`${username}  since ${createdAt.toISOString().slice(0, 10)}${disabledAt === null ? '' : '  (disabled)'}`)
  }
}

/** Newest first; masked again, for examples that were stored before texts were. */
const exportExamples = async (store: Store): Promise<void> => {
  let key: Key | undefined = { moment: await store.examples.now(), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  while (key !== undefined) {
    const rows: readonly ExampleRow[] = await store.examples.before(key, EXPORT_PAGE)
    for (const { text, label, kind, moment } of rows)
      say(JSON.stringify({ text: maskPersonal(text), label, kind, added_on: new Date(moment).toISOString() }))
    key = rows.at(-1)
  }
}

const work = async (store: Store, config: Config): Promise<void> => {
  const [command, name] = process.argv.slice(2)
  if (command === 'list') return list(store)
  if (command === 'export') return exportExamples(store)
  if (command === 'new-key' || command === 'drop-key') return changeKeys(store, command, config)
  if (name === undefined) throw new Refusal(USAGE)
  if (command === 'create') return create(store, name)
  if (command === 'promote') return setRole(store, name, 'admin')
  if (command === 'demote') return setRole(store, name, 'user')
  if (command === 'disable') return setDisabled(store, name, true)
  if (command === 'enable') return setDisabled(store, name, false)
  if (command === 'delete' || command === 'remove') return deletePerson(store, name)
  throw new Refusal(USAGE)
}

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  const atTarget = async (target: Target): Promise<void> => {
    await migrateDatabase(target)
    const pool = openPool(target, 2, () => {})
    try {
      await work(openStore(openDatabase(pool)), config)
    } finally {
      await pool.end()
    }
  }
  if (config.databaseUrl === undefined) await withEmbedded(config.dataFolder, atTarget)
  else await atTarget({ connectionString: config.databaseUrl })
}

run().catch((error: unknown) => {
  process.stderr.write(`${startupWords(error, process.env['DATABASE_URL'])}\n`)
  process.exitCode = 1
})
