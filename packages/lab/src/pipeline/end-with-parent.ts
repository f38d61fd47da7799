import { Worker } from 'node:worker_threads'

const WATCH = `const { ppid } = process
setInterval(() => { if (process.ppid !== ppid) process.kill(process.pid, 'SIGKILL') }, 500)`

/** Whoever started this program reads what it makes; when they are gone, so is its use. A thread looks, since the work leaves no turn free. */
export const endWithParent = (): void => new Worker(WATCH, { eval: true }).unref()
