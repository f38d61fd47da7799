import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Runs a program where there is no way out: a network namespace with a loopback and nothing else. The kernel counts
 * whoever looks for a way in vain. Names are asked of an address outside, so asking counts as well.
 */

const BUILD = `
set -e
mount --bind "$1" "$(readlink -f /etc/resolv.conf)"
shift
ip link set lo up
set +e
"$@"
code=$?
four=$(awk '$1 == "Ip:" && !seen { for (i = 1; i <= NF; i++) if ($i == "OutNoRoutes") at = i; seen = 1; next } $1 == "Ip:" { print $at }' /proc/net/snmp)
six=$(awk '$1 == "Ip6OutNoRoutes" { print $2 }' /proc/net/snmp6)
printf '\\nleft %s %s\\n' "$four" "$six"
exit $code
`

export type Shut = {
  readonly status: number | null
  readonly output: string
  /** How often something tried to reach another machine. */
  readonly attempts: number
}

/** Why this machine cannot do it; undefined where it can. */
export const whyNot = (): string | undefined => {
  if (process.platform !== 'linux') return 'network namespaces are a thing of Linux'
  const { status, stderr, error } = spawnSync(...shutIn(['true'], os.devNull), { encoding: 'utf8' })
  if (status === 0) return undefined
  return `no network namespace can be made here (${(error?.message ?? stderr).trim().split('\n')[0] ?? ''})`
}

const shutIn = (command: readonly string[], resolver: string): [string, string[]] => {
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']
  return ['unshare', [...asRoot, '--net', '--mount', '--', 'sh', '-c', BUILD, 'sh', resolver, ...command]]
}

type Options = { readonly env?: NodeJS.ProcessEnv; readonly timeout?: number }

export const runShut = (command: readonly string[], { env, timeout }: Options = {}): Shut => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-shut-'))
  const resolver = path.join(folder, 'resolv.conf')
  writeFileSync(resolver, 'nameserver 192.0.2.53\noptions timeout:1 attempts:1\n')
  try {
    const { status, stdout, stderr } = spawnSync(...shutIn(command, resolver), { encoding: 'utf8', env, timeout })
    const [, four, six] = /^left (\d+) (\d+)$/m.exec(stdout) ?? []
    if (four === undefined || six === undefined) throw new Error(`Nothing was counted:\n${stdout}${stderr}`)
    return { status, output: stdout + stderr, attempts: Number(four) + Number(six) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
