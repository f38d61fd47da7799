import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Opens a window of its own where Edge is to be had, else the person's usual browser. */

type Command = { readonly program: string; readonly args: readonly string[] }

type System = {
  readonly platform: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly has: (file: string) => boolean
}

const EDGE = ['Microsoft', 'Edge', 'Application', 'msedge.exe'] as const

const findEdge = ({ env, has }: System): string | undefined =>
  ['ProgramFiles(x86)', 'ProgramFiles', 'LOCALAPPDATA']
    .flatMap((name) => env[name] ?? [])
    .map((folder) => path.win32.join(folder, ...EDGE))
    .find(has)

/** A profile of its own: no extensions, no history among the person's own, nothing that is synchronised. */
const edgeArgs = (address: string, profile: string): readonly string[] => [
  `--app=${address}`,
  `--user-data-dir=${profile}`,
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-sync',
  '--disable-background-networking',
  '--window-size=1200,900',
]

export const windowCommand = (address: string, dataFolder: string, system: System): Command => {
  if (system.platform !== 'win32') return { program: 'xdg-open', args: [address] }
  const edge = findEdge(system)
  if (edge !== undefined) return { program: edge, args: edgeArgs(address, path.win32.join(dataFolder, 'window')) }
  // No shell in between, that would read signs in the address as its own.
  const root = system.env['SystemRoot'] ?? 'C:\\Windows'
  return {
    program: path.win32.join(root, 'System32', 'rundll32.exe'),
    args: ['url.dll,FileProtocolHandler', address],
  }
}

/** True once the program that shows the window has started. */
export const openWindow = (address: string, dataFolder: string): Promise<boolean> =>
  new Promise((resolve) => {
    const system = { platform: process.platform, env: process.env, has: existsSync }
    const { program, args } = windowCommand(address, dataFolder, system)
    const child = spawn(program, args, { detached: true, stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('spawn', () => {
      child.unref()
      resolve(true)
    })
  })
