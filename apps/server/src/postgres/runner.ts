import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const NOBODY = 65_534

/**
 * One way of running PostgreSQL. It never runs as root, so a server started as root needs another
 * identity, without ever creating a system user. `home` and `binaries` are the paths as PostgreSQL sees them.
 */
export type Runner = {
  readonly name: string
  readonly home: string
  readonly binaries: string
  readonly identity: { readonly uid?: number; readonly gid?: number }
  readonly prefix: readonly string[]
  /** Makes the cluster's folder this way's own. */
  readonly prepare: (folder: string) => void
  /** Once it runs. */
  readonly tidy: () => void
}

type Places = { readonly home: string; readonly binaries: string }

const nothingToDo = { prepare: () => {}, tidy: () => {} } as const

const direct = (places: Places): Runner => ({ ...places, name: 'direct', identity: {}, prefix: [], ...nothingToDo })

/** A folder that changes hands does so with all that is in it; links are not followed. */
const giveTo = (folder: string, uid: number): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.uid === uid) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(path.join(entry.parentPath, entry.name), uid, uid)
  chownSync(folder, uid, uid)
}

/** Others may pass through, and see nothing: what lies above the cluster is not PostgreSQL's. */
const letThrough = (folder: string): void => chmodSync(folder, statSync(folder).mode | 0o011)

/** Root calls itself nobody inside a user namespace; the files stay root's, and so do the rights. The last way. */
const userNamespace = (places: Places): Runner => ({
  ...places,
  name: 'user namespace',
  identity: {},
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
  ...nothingToDo,
  prepare: (folder) => giveTo(folder, 0),
})

const otherUser = (places: Places, uid: number): Runner => ({
  ...places,
  name: 'other user',
  identity: { uid, gid: uid },
  prefix: [],
  ...nothingToDo,
  prepare: (folder) => {
    letThrough(path.dirname(places.home))
    letThrough(places.home)
    giveTo(folder, uid)
  },
})

let openPlace: string | undefined

/** In a chroot the root is no mount of its own, so the open place is made one, and private, before anything is shown there. */
const SHOW_FOLDERS =
  'mount --bind "$1" "$1" && mount --make-private "$1" && mount --bind "$2" "$3" && mount --bind "$4" "$5" && shift 5 && exec "$@"'
const unshare = ['unshare', '--mount', '--propagation', 'unchanged', '--', 'sh', '-c', SHOW_FOLDERS, 'sh'] as const

/** Where mounts are shared, the outer namespace got a copy of the empty open place; it is of no use there. */
const tidyOuterNamespace = (): void => {
  if (openPlace !== undefined) spawnSync('umount', [openPlace], { stdio: 'ignore' })
}

/**
 * Where user namespaces are refused (a chroot) and the folders above are closed to others (/root), root shows
 * PostgreSQL its two folders at an open place, in a mount namespace that nobody else sees.
 */
const mountNamespace = (places: Places, uid: number): Runner => {
  openPlace ??= mkdtempSync(path.join(os.tmpdir(), 'atlas-postgres-'))
  const open = openPlace
  chmodSync(open, 0o755)
  const home = path.join(open, 'home')
  const binaries = path.join(open, 'native')
  const become = ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--']
  return {
    name: 'mount namespace',
    home,
    binaries,
    identity: {},
    prefix: [...unshare, open, places.home, home, places.binaries, binaries, ...become],
    prepare: (folder) => {
      mkdirSync(home, { recursive: true })
      mkdirSync(binaries, { recursive: true })
      letThrough(places.home)
      giveTo(folder, uid)
    },
    tidy: tidyOuterNamespace,
  }
}

/**
 * The ways to try, best first. A cluster that belongs to somebody is run by its owner; root's own is given to nobody,
 * so that PostgreSQL has no rights to lend to whoever breaks into it.
 */
export const runnersFor = (places: Places, clusterOwner: number | undefined): readonly (() => Runner)[] => {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return [() => direct(places)]
  const asOther = (uid: number) => [() => otherUser(places, uid), () => mountNamespace(places, uid)]
  if (clusterOwner !== undefined && clusterOwner !== 0) return asOther(clusterOwner)
  return [...asOther(NOBODY), () => userNamespace(places)]
}
