import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The real server of a clone as its own process, on a database of its own. */
export const startLoadServer = async (
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'atlas-load-'))
  const child = spawn(process.execPath, [path.join(folder, 'apps/server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      ATLAS_DATA: data,
      ATLAS_LIMIT_SCALE: '1000000',
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error('the server ended')))
    child.stdout.on('data', (chunk: Buffer) => {
      const said = chunk.toString()
      const ready = /ready: (http:\S+)/.exec(said)?.[1]
      if (ready === undefined) process.stderr.write(said)
      else resolve(ready.replace('localhost', '127.0.0.1'))
    })
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
