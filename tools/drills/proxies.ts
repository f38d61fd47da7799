import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** nginx and Caddy, each started with the very file of docs/operate: only ports, paths and the certificate differ. */

const NAME = 'atlas.example.org'
const FILES = path.resolve(import.meta.dirname, '../../docs/operate')

export type Proxy = {
  readonly name: string
  readonly port: number
  readonly certificate: string
  /** All that it wrote down, of whatever kind. */
  readonly logs: () => string
  /** Whether it put a body or an answer into a file, if only for a moment; undefined where it cannot be told. */
  readonly touchedDisk: () => boolean | undefined
  readonly stop: () => Promise<void>
}

type Place = { readonly folder: string; readonly port: number; readonly plainPort: number; readonly backend: string }

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const isHere = (program: string): boolean => spawnSync(program, ['version'], { stdio: 'ignore' }).error === undefined

const makeCertificate = (folder: string): string => {
  const where = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const whose = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
  execFileSync('openssl', ['req', '-x509', ...kind, ...whose, ...where], { stdio: 'ignore' })
  return readFileSync(path.join(folder, 'certificate.pem'), 'utf8')
}

/** Each of the changes must find its place: a file that was rewritten is noticed. */
const change = (text: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((changed, [from, to]) => {
    if (!from.test(changed)) throw new Error(`docs/operate has no ${from} any more`)
    return changed.replace(from, to)
  }, text)

const writeNginxFiles = ({ folder, port, plainPort, backend }: Place): string => {
  const site = change(readFileSync(path.join(FILES, 'nginx.conf'), 'utf8'), [
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen \[::\]:80;/, ''],
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/listen \[::\]:443 .*;/, ''],
    [/server 127\.0\.0\.1:3000;/, `server ${backend};`],
    [/\/etc\/letsencrypt\/\S+fullchain\.pem/, `${folder}/certificate.pem`],
    [/\/etc\/letsencrypt\/\S+privkey\.pem/, `${folder}/key.pem`],
    [/\/var\/log\/nginx\//g, `${folder}/logs/`],
  ])
  writeFileSync(path.join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(path.join(folder, kind))
    return `  ${kind}_temp_path ${folder}/${kind};`
  })
  const lines = ['daemon off;', `pid ${folder}/nginx.pid;`, `error_log ${folder}/logs/nginx.log;`]
  const events = 'events { worker_connections 1024; }'
  const http = ['http {', ...temporary, `  include ${folder}/site.conf;`, '}']
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, [...lines, events, ...http, ''].join('\n'))
  return file
}

const writeCaddyFile = ({ folder, port, plainPort, backend }: Place): string => {
  const text = change(readFileSync(path.join(FILES, 'Caddyfile'), 'utf8'), [
    [/admin off/, `admin off\n\thttp_port ${plainPort}\n\tauto_https disable_redirects`],
    [/^atlas\.example\.org \{/m, `https://${NAME}:${port} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`],
    [/127\.0\.0\.1:3000/, backend],
    [/\/var\/log\/caddy\//, `${folder}/logs/`],
  ])
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, text)
  return file
}

const untilItListens = async (port: number, child: ChildProcess, complaints: () => string): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const probe = net.connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
      probe.once('close', () => resolve(false)).unref()
      setTimeout(() => probe.destroy(), 500).unref()
    })
    if (isOpen) return
    if (child.exitCode !== null) break
    await sleep(100)
  }
  throw new Error(`the proxy did not start: ${complaints()}`)
}

type Kind = {
  readonly name: string
  readonly program: string
  readonly write: (place: Place) => string
  readonly args: (file: string) => readonly string[]
  readonly temporary: readonly string[]
}

const kinds: readonly Kind[] = [
  {
    name: 'nginx',
    program: 'nginx',
    write: writeNginxFiles,
    args: (file) => ['-c', file, '-e', 'stderr'],
    temporary: ['client_body', 'proxy'],
  },
  {
    name: 'Caddy',
    program: 'caddy',
    write: writeCaddyFile,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    temporary: [],
  },
]

const start = async ({ name, program, write, args, temporary }: Kind, within: string, url: string): Promise<Proxy> => {
  const folder = path.join(within, name)
  mkdirSync(path.join(folder, 'logs'), { recursive: true })
  const certificate = makeCertificate(folder)
  const place = { folder, port: await freePort(), plainPort: await freePort(), backend: new URL(url).host }
  const file = write(place)
  const began = statSync(file).mtimeMs
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(program, args(file), { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await untilItListens(place.port, child, () => said)
  const logFolder = path.join(folder, 'logs')
  return {
    name,
    port: place.port,
    certificate,
    logs: () =>
      said +
      readdirSync(logFolder)
        .map((log) => readFileSync(path.join(logFolder, log), 'utf8'))
        .join(''),
    // A folder's time changes when a file is made in it, also when that file is gone again.
    touchedDisk: () =>
      temporary.length === 0
        ? undefined
        : temporary.some(
            (one) =>
              readdirSync(path.join(folder, one)).length > 0 || statSync(path.join(folder, one)).mtimeMs > began + 1000,
          ),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The proxies that this machine has; what it lacks is said. */
export const startProxies = async (folder: string, url: string): Promise<readonly Proxy[]> => {
  const found = kinds.filter(({ program }) => isHere(program))
  for (const { name, program } of kinds.filter((kind) => !found.includes(kind)))
    console.log(
      `not tried: ${name}. There is no ${program} on this machine (Debian: apt install ${program === 'nginx' ? 'nginx-light' : program}).`,
    )
  return Promise.all(found.map((kind) => start(kind, folder, url)))
}
