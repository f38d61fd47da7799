import { Worker } from 'node:worker_threads'

const WATCH = `const { workerData: parent } = require('node:worker_threads')
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 500)`

/**
 * A training is minutes of work without a pause, and a server may be killed: only another thread can see that in time.
 * Who the parent is, is asked here: the thread may begin after the parent has gone.
 */
export const endWithParent = (): void => {
  new Worker(WATCH, { eval: true, workerData: process.ppid }).unref()
}
