import { createHash } from 'node:crypto'
import { renameSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Hold = { readonly release: () => Promise<void> }

const LONGEST_SOCKET_PATH = 100

const addressFor = (folder: string): string => {
  const mark = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\atlas-${mark}`
  const inside = path.join(folder, 'server.sock')
  return inside.length <= LONGEST_SOCKET_PATH ? inside : path.join(os.tmpdir(), `atlas-${mark}.sock`)
}

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(address)
    const finish = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(2000, () => finish(true))
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })

/** Is another live server using this folder? */
export const isHeld = (folder: string): Promise<boolean> => answers(addressFor(folder))

const listen = (address: string, onKnock: () => void): Promise<net.Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.destroy()
      onKnock()
    })
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })

const inode = (address: string): number | undefined => statSync(address, { throwIfNoEntry: false })?.ino

const clearDead = (address: string): void => {
  const aside = `${address}.${process.pid}`
  try {
    renameSync(address, aside)
  } catch {
    // Somebody else cleared it first; the next attempt to listen decides.
    return
  }
  rmSync(aside, { force: true })
}

/**
 * Holds a data folder for this process, or answers undefined when a live server has it. The hold is a listening
 * socket: the system itself closes it when the process dies, so no stale process number can be taken for a live one.
 * Whoever comes too late has knocked: `onKnock` tells the holder.
 */
export const holdFolder = async (folder: string, onKnock: () => void = () => {}): Promise<Hold | undefined> => {
  const address = addressFor(folder)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(address, onKnock)
    if (server !== undefined) {
      const own = process.platform === 'win32' ? undefined : inode(address)
      // Two servers starting at once may both clear a dead socket: the one whose socket lies there last wins.
      await sleep(50)
      if (process.platform === 'win32' || inode(address) === own) {
        return { release: () => new Promise((resolve) => server.close(() => resolve())) }
      }
      // Not closed: closing would remove the winner's socket from the disk.
      return undefined
    }
    if (await answers(address)) return undefined
    clearDead(address)
  }
  return undefined
}
