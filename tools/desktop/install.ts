import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

/** Installs what a lock file names for another system, into a folder of its own; once for each lock file. */

const Workspaces = z.object({ workspaces: z.array(z.string()).default([]) })

const manifestsOf = (root: string, source: string): string[] => {
  const { workspaces } = Workspaces.parse(JSON.parse(readFileSync(path.join(root, source, 'package.json'), 'utf8')))
  if (workspaces.length === 0) return ['package.json']
  const rooms = ['packages/contract', 'packages/engine', 'packages/readers', 'packages/lab', 'apps/server', 'apps/web']
  return ['package.json', '.npmrc', ...rooms.map((room) => `${room}/package.json`)]
}

export type InstallFor = { readonly os: string; readonly cpu: string }

export const installFor = (root: string, source: string, folder: string, { os, cpu }: InstallFor): void => {
  const lock = path.join(root, source, 'package-lock.json')
  const mark = createHash('sha256').update(readFileSync(lock)).update(`${os} ${cpu}`).digest('hex')
  const stamp = path.join(folder, 'installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return
  rmSync(folder, { recursive: true, force: true })
  for (const file of [...manifestsOf(root, source), 'package-lock.json']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(path.join(root, source, file), path.join(folder, file))
  }
  const args = ['ci', `--os=${os}`, `--cpu=${cpu}`, '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not install the packages for ${os} ${cpu}.`)
  writeFileSync(stamp, mark)
}
