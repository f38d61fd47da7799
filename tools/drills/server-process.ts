import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const MAIN = path.resolve(import.meta.dirname, '../../apps/server/src/main.ts')

export type ServerProcess = { readonly child: ChildProcess; readonly url: string; readonly ended: Promise<void> }

/** The real server as its own process, once it says that it is ready. */
export const startServerProcess = (
  settings: Readonly<Record<string, string>>,
  command: readonly string[] = [MAIN],
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
