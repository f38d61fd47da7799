import type { Readable, Writable } from 'node:stream'
import { type Feed, openFeed, type OpenFeed } from './feed.ts'
import { makeFrameReader, writeFrame } from './frames.ts'
import { FROM_CHILD, type FromChild, SPEAKING_PIPE, Spoken, type ToChild } from './messages.ts'
import { startWalled, type WalledProcess } from './walled-process.ts'
import type { Walls } from './walls.ts'

type Order =
  | { readonly type: 'read'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly type: 'cancel'; readonly id: number }

export type Child = {
  readonly say: (order: Order) => void
  readonly kill: () => void
  /** Resident memory in bytes; undefined where the system does not tell. */
  readonly memory: () => number | undefined
}

export type ChildSettings = {
  /** The file that a child process runs; it calls `serveReadings`. */
  readonly entry: URL
  /** Files and folders that it may read; it sees no others. */
  readonly reads: readonly string[]
  readonly mostBytes: number
  /** Where it is not the file itself that is read, but what another process makes of it. */
  readonly feed?: Feed
  /** Those of this system when not given. */
  readonly walls?: Walls
}

const FLAGS = ['--max-old-space-size=384', '--max-semi-space-size=8', '--allow-addons'] as const

type Pipe = { readonly send: (message: ToChild, bytes?: Uint8Array) => Promise<void> }

/** A child that has just ended cannot hear; `gone` tells its story. */
const openPipe = (pipe: Writable): Pipe => {
  pipe.on('error', () => {})
  return {
    send: (message, bytes) =>
      new Promise((resolve) => {
        const line = writeFrame(message)
        if (bytes === undefined || bytes.length === 0) pipe.write(line, () => resolve())
        else {
          pipe.write(line)
          pipe.write(bytes, () => resolve())
        }
      }),
  }
}

const listen = (pipe: Readable, hear: (spoken: Spoken) => void, kill: () => void): void => {
  let heard: Spoken[] = []
  const take = makeFrameReader(FROM_CHILD, (message) => heard.push(Spoken.parse(message)))
  pipe.on('error', () => {})
  pipe.on('data', (part: Uint8Array) => {
    heard = []
    try {
      take(part)
    } catch {
      // A child that says what we do not know is in no state to go on.
      pipe.destroy()
      kill()
      return
    }
    for (const spoken of heard) hear(spoken)
  })
}

const start = ({ entry, reads, mostBytes, walls }: ChildSettings): WalledProcess =>
  startWalled({
    entry,
    reads,
    flags: FLAGS,
    mostBytes,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    walls,
  })

export const startChild = (settings: ChildSettings, hear: (message: FromChild) => void, gone: () => void): Child => {
  const walled = start(settings)
  const { stdin, stdio } = walled.process
  const voice = stdio[SPEAKING_PIPE]
  if (stdin === null || voice === null || voice === undefined || !('read' in voice)) throw new Error('no pipes')
  const pipe = openPipe(stdin)
  let feed: OpenFeed | undefined
  const closeFeed = (): void => {
    feed?.close()
    feed = undefined
  }
  const onSpoken = (spoken: Spoken): void => {
    if (spoken.type === 'more') {
      if (spoken.id === feed?.id) feed.more()
      return
    }
    if (spoken.type === 'read' || spoken.type === 'refused') closeFeed()
    hear(spoken)
  }
  const onGone = (): void => {
    closeFeed()
    gone()
  }
  listen(voice, onSpoken, walled.kill)
  walled.process.once('exit', onGone)
  walled.process.on('error', onGone)
  return {
    say: (order) => {
      const { type, id } = order
      if (type === 'cancel') {
        if (id === feed?.id) closeFeed()
        void pipe.send({ type, id })
      } else if (settings.feed === undefined) {
        void pipe.send({ type, id, size: order.bytes.length }, order.bytes)
      } else {
        feed = openFeed(settings.feed, id, order.bytes, pipe.send)
        void pipe.send({ type, id, size: 0 })
      }
    },
    kill: walled.kill,
    memory: walled.memory,
  }
}
