import { lstatSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** The command line that runs a program behind walls, with what every Linux has: util-linux, coreutils and a shell. */

/**
 * rights: no capabilities, and no way to get any. limits: memory, no files written, no core dumps. files: a root folder
 * of its own, with little in it and nothing to write. network: none. processes: none but itself. user: one that owns
 * nothing, where the server is root.
 */
export type Wall = 'rights' | 'limits' | 'files' | 'network' | 'processes' | 'user'

export type Way = {
  readonly walls: readonly Wall[]
  /** How whoever is not root gets namespaces. */
  readonly viaUserNamespace: boolean
}

export type Needs = {
  /** Files and folders it reads beside Node and the system's libraries. */
  readonly places: readonly string[]
  readonly mostBytes: number
}

/** Nobody's: PostgreSQL runs as 65534, and what belongs to a user of the system stays closed. */
const READER_ID = 65_533
const IDENTITY = [`--reuid=${READER_ID}`, `--regid=${READER_ID}`, '--clear-groups'] as const
const NO_RIGHTS = ['--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all'] as const

/** What the loader needs, and where the runtime of the models looks up what the processor can do. */
const SYSTEM_PLACES = [
  '/lib',
  '/lib64',
  '/usr/lib',
  '/usr/lib64',
  '/etc/ld.so.cache',
  '/proc/cpuinfo',
  '/sys/devices/system/cpu',
] as const
/** One of these is covered by the new root while it is built; the outside keeps its own view. */
const STAGES = ['/mnt', '/media', '/srv', '/home', '/var', '/run', '/tmp'] as const

type Kind = 'link' | 'folder' | 'file' | undefined

const kindOf = (place: string): Kind => {
  const stat = lstatSync(place, { throwIfNoEntry: false })
  if (stat === undefined) return undefined
  if (stat.isSymbolicLink()) return 'link'
  return stat.isDirectory() ? 'folder' : 'file'
}

const isWithin = (place: string, folder: string): boolean => place === folder || place.startsWith(`${folder}/`)

/** Each place once: what lies in a folder that is shown is shown with it. */
const placesFor = ({ places }: Needs): readonly string[] => {
  const system = SYSTEM_PLACES.filter((place) => kindOf(place) !== undefined)
  const shown = [...new Set([...system, realpathSync(process.execPath), ...places.map((place) => realpathSync(place))])]
  return shown.filter((place) => !shown.some((folder) => folder !== place && isWithin(place, folder)))
}

const stageFor = (places: readonly string[]): string =>
  STAGES.find((stage) => kindOf(stage) === 'folder' && !places.some((place) => isWithin(place, stage))) ?? '/mnt'

const quoted = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')

/** What the system mounted with noexec, as most do with /proc and /sys, is not shown to an ordinary user without it. */
const show = (place: string): string =>
  `mount --rbind -o ro,nosuid,nodev${isWithin(place, '/proc') || isWithin(place, '/sys') ? ',noexec' : ''}`

/**
 * An empty root in memory; each place is shown in it at its own path, read-only; then into it. Without capabilities
 * nothing leads out of a chroot again, and within one no user namespace can be made that would give them back.
 */
const moveIn = (places: readonly string[]): string => {
  const stage = quoted([stageFor(places)])
  const links = places.filter((place) => kindOf(place) === 'link')
  const shown = places.filter((place) => kindOf(place) !== 'link')
  const files = shown.filter((place) => kindOf(place) === 'file')
  const folders = shown.map((place) => (files.includes(place) ? path.dirname(place) : place))
  return [
    'set -e',
    // Whatever the server keeps to itself: this root is for another user.
    'umask 022',
    `mount -t tmpfs -o mode=755,size=1m,nosuid,nodev none ${stage}`,
    `cd ${stage}`,
    `mkdir -p ${quoted(folders.map((folder) => `.${folder}`))}`,
    links.length > 0 ? `cp -P --parents ${quoted(links)} .` : '',
    ...['/setpriv', ...files].map((file) => `: > ${quoted([`.${file}`])}`),
    `${show('/setpriv')} "$(command -v setpriv)" setpriv`,
    ...shown.map((place) => `${show(place)} ${quoted([place, `.${place}`])}`),
    `mount -o remount,bind,ro ${stage}`,
    'exec chroot . /setpriv "$@"',
  ].join('\n')
}

/** Memory as data: address space would count what V8 and WebAssembly only reserve. */
const limit = ({ mostBytes }: Needs): readonly string[] => [
  'prlimit',
  '--core=0',
  '--fsize=0',
  `--data=${mostBytes}`,
  '--',
]

const namespaces = ({ walls, viaUserNamespace }: Way): readonly string[] => [
  ...(viaUserNamespace ? ['--user', '--map-root-user'] : []),
  ...(walls.includes('files') ? ['--mount'] : []),
  ...(walls.includes('network') ? ['--net'] : []),
  ...(walls.includes('processes') ? ['--pid', '--ipc', '--fork', '--kill-child'] : []),
]

/** It ends with whoever started it, even when nothing else can be heard in it any more. */
const MORTAL = '--pdeathsig=KILL'

export const behind = (way: Way, needs: Needs, command: readonly string[]): readonly string[] => {
  const has = (wall: Wall): boolean => way.walls.includes(wall)
  const limits = has('limits') ? limit(needs) : []
  if (way.walls.every((wall) => wall === 'limits')) return [...limits, ...command]
  const isApart = has('files') || has('network') || has('processes')
  // In a user namespace there is nobody else to become: it is done before, elsewhere at last.
  const identity = has('user') ? IDENTITY : []
  const [before, last] = isApart && way.viaUserNamespace ? [identity, []] : [[], identity]
  const rights = isApart || process.getuid?.() === 0 ? NO_RIGHTS : []
  const drop = ['--no-new-privs', MORTAL, ...rights, ...last, '--', ...command]
  if (!isApart) return [...limits, 'setpriv', ...drop]
  const apart = ['setpriv', MORTAL, ...before, '--', ...limits, 'unshare', ...namespaces(way), '--']
  if (!has('files')) return [...apart, 'setpriv', ...drop]
  return [...apart, 'sh', '-c', moveIn(placesFor(needs)), 'sh', ...drop]
}
