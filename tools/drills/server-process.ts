import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const OWN_ROOT = path.resolve(import.meta.dirname, '../..')

export type ServerProcess = { readonly child: ChildProcess; readonly url: string; readonly ended: Promise<void> }

/** The server's program, of this checkout or of another one. */
export const mainOf = (root: string = OWN_ROOT): string => path.join(root, 'apps/server/src/main.ts')

/** The real server as its own process, once it says that it is ready. */
export const startServerProcess = (
  settings: Readonly<Record<string, string>>,
  command: readonly string[] = [mainOf()],
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', TRUSTED_PROXIES: 'loopback', ...settings }
    const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const ended = new Promise<void>((resolveEnd) => child.once('exit', () => resolveEnd()))
    const listen = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-4000)
      const url = /ready: (http:\S+)/.exec(said)?.[1]
      if (url !== undefined) resolve({ child, url: url.replace('localhost', '127.0.0.1'), ended })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => reject(new Error(`the server ended: ${said}`)))
  })
