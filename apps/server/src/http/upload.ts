import type { Endpoint } from '@atlas/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problems.ts'
import { visitorOf } from './address.ts'

/** All uploads together, in memory: what is over it is told to come back. Nothing is written to a disk. */
const MOST_BYTES = 200_000_000
/** One visitor alone cannot fill the room. */
const MOST_AT_ONCE = 3
const BUSY_SECONDS = 5

let held = 0
const atOnce = new Map<string, number>()

const busy = (): ProblemError => new ProblemError('readers-busy', { retryAfterSeconds: BUSY_SECONDS })

type Received = { readonly chunks: Buffer[]; size: number }

/** Takes in what comes, counted as it comes: a promise of fifty megabytes holds no room until they are here. */
const receive = async ({ file }: MultipartFile, received: Received): Promise<Uint8Array> => {
  for await (const chunk of file) {
    const bytes = Buffer.from(chunk)
    held += bytes.length
    received.size += bytes.length
    if (held > MOST_BYTES) throw busy()
    received.chunks.push(bytes)
  }
  if (file.truncated) throw new ProblemError('too-large')
  return Buffer.concat(received.chunks)
}

/** What breaks while a body is read is the sender's doing: a bad form, or a line that was cut. */
const asProblem = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
  return new ProblemError(isTooLarge ? 'too-large' : 'bad-request', { cause: error })
}

const readFile = async (
  request: FastifyRequest,
  { field, maxBytes }: NonNullable<Endpoint['upload']>,
  received: Received,
): Promise<Uint8Array | undefined> => {
  try {
    const file = await request.file({ limits: { fileSize: maxBytes } })
    if (file?.fieldname === field) return await receive(file, received)
    file?.file.resume()
    return undefined
  } catch (error) {
    throw asProblem(error)
  }
}

/** The uploaded file's bytes, for as long as `use` works on them. Its name and declared type count for nothing. */
export const withUpload = async <Result>(
  request: FastifyRequest,
  { upload, path }: Pick<Endpoint, 'upload' | 'path'>,
  use: (bytes: Uint8Array | undefined) => Promise<Result>,
): Promise<Result> => {
  if (upload === undefined) throw new Error(`${path} takes no file`)
  const visitor = visitorOf(request.ip)
  const others = atOnce.get(visitor) ?? 0
  if (others >= MOST_AT_ONCE || held > MOST_BYTES) throw busy()
  atOnce.set(visitor, others + 1)
  const received: Received = { chunks: [], size: 0 }
  try {
    return await use(await readFile(request, upload, received))
  } finally {
    held -= received.size
    const left = (atOnce.get(visitor) ?? 1) - 1
    if (left === 0) atOnce.delete(visitor)
    else atOnce.set(visitor, left)
  }
}
