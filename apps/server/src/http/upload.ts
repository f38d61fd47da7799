import type { Endpoint } from '@atlas/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problems.ts'
import { visitorOf } from './address.ts'
import { busyWithUploads, type Place, uploadRoom } from './upload-room.ts'

const room = uploadRoom()

/** The bytes of the file as they come, until they are all here or it has to stop. */
const receive = async ({ file }: MultipartFile, place: Place, stop: AbortSignal): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  const end = (): void => void file.destroy(asProblem(stop.reason))
  stop.addEventListener('abort', end, { once: true })
  for await (const chunk of file) {
    const bytes = Buffer.from(chunk)
    place.grow(bytes.length)
    chunks.push(bytes)
  }
  if (file.truncated) throw new ProblemError('too-large')
  place.settle()
  return Buffer.concat(chunks)
}

/** What breaks while a body is read is the sender's doing: a bad form, or a line that was cut. */
const asProblem = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
  return new ProblemError(isTooLarge ? 'too-large' : 'bad-request', { cause: error })
}

const rejectOn = (stop: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    stop.addEventListener('abort', () => reject(asProblem(stop.reason)), { once: true })
  })

/** A form that breaks off tells its file so, whether or not anybody reads it: unheard, that would end the server. */
const askForFile = async (request: FastifyRequest, fileSize: number): Promise<MultipartFile | undefined> => {
  const file = await request.file({ limits: { fileSize } })
  file?.file.on('error', () => {})
  return file
}

const readFile = async (
  request: FastifyRequest,
  { field, maxBytes }: NonNullable<Endpoint['upload']>,
  place: Place,
  stop: AbortSignal,
): Promise<Uint8Array | undefined> => {
  try {
    const file = await Promise.race([askForFile(request, maxBytes), rejectOn(stop)])
    if (file?.fieldname === field) return await receive(file, place, stop)
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
  const stop = new AbortController()
  request.tooSlow?.addEventListener('abort', () => stop.abort(new ProblemError('too-slow')), { once: true })
  const place = room.enter(visitorOf(request.ip), () => stop.abort(busyWithUploads()))
  try {
    return await use(await readFile(request, upload, place, stop.signal))
  } finally {
    place.leave()
  }
}
