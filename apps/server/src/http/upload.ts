import type { Endpoint } from '@atlas/contract'
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
} from '@remix-run/multipart-parser'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '../problems.ts'
import { visitorOf } from './address.ts'
import { busyWithUploads, type Place, uploadRoom } from './upload-room.ts'

const MOST_PARTS = 5
/** Of one part. */
const MOST_HEADER_BYTES = 8192
/** Of the fields beside the file. */
const MOST_OTHER_BYTES = 65_536
/** The standard's limit; looking for a longer one would take longer. */
const LONGEST_BOUNDARY = 70
/** A piece takes room beside its bytes: a file sent byte by byte is many times its size in memory. */
const BYTES_BESIDE_A_PIECE = 256

const room = uploadRoom()

/** Whatever breaks while a body is read is the sender's doing: a bad form, or a line that was cut. */
const asProblem = (cause: unknown): ProblemError => {
  if (cause instanceof ProblemError) return cause
  const isTooLarge = cause instanceof MaxFileSizeExceededError || cause instanceof MaxTotalSizeExceededError
  return new ProblemError(isTooLarge ? 'too-large' : 'bad-request', { cause })
}

/** Hands on the body as it comes, until it ends, `take` has enough, or it has to stop. The rest is thrown away. */
const readPieces = (
  { raw }: FastifyRequest,
  stop: AbortSignal,
  take: (piece: Buffer) => 'more' | 'enough',
): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (cause: unknown): void => {
      raw.off('data', onData)
      reject(asProblem(cause))
    }
    const onData = (piece: Buffer): void => {
      try {
        if (take(piece) === 'more') return
        raw.off('data', onData)
        resolve()
      } catch (error) {
        fail(error)
      }
    }
    raw.once('end', resolve).once('error', fail)
    raw.once('close', () => fail('the sender left'))
    stop.addEventListener('abort', () => fail(stop.reason), { once: true })
    if (raw.destroyed || stop.aborted) fail(stop.reason)
    else raw.on('data', onData)
  })

const openForm = ({ headers }: FastifyRequest, maxFileSize: number): MultipartParser => {
  const boundary = getMultipartBoundary(headers['content-type'] ?? '')
  if (boundary === null || boundary.length > LONGEST_BOUNDARY) throw new ProblemError('bad-request')
  return new MultipartParser(boundary, {
    maxFileSize,
    maxTotalSize: maxFileSize + MOST_OTHER_BYTES,
    maxHeaderSize: MOST_HEADER_BYTES,
    maxParts: MOST_PARTS,
  })
}

/** The file in the field, as soon as all of it is here; undefined where a whole form holds none. */
const readFile = async (
  request: FastifyRequest,
  { field, maxBytes }: NonNullable<Endpoint['upload']>,
  place: Place,
  stop: AbortSignal,
): Promise<Uint8Array | undefined> => {
  const form = openForm(request, maxBytes)
  let bytes: Uint8Array | undefined
  await readPieces(request, stop, (piece) => {
    place.grow(piece.length + BYTES_BESIDE_A_PIECE)
    for (const part of form.write(piece)) {
      if (!part.isFile || part.name !== field) continue
      bytes = part.bytes
      return 'enough'
    }
    return 'more'
  })
  try {
    if (bytes === undefined) form.finish()
  } catch (error) {
    throw asProblem(error)
  }
  place.settle()
  return bytes
}

/** Forms are left alone until the route asks for their file. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

/** The uploaded file's bytes, for as long as `use` works on them. Its name and declared type count for nothing. */
export const withUpload = async <Result>(
  request: FastifyRequest,
  { upload, path }: Pick<Endpoint, 'upload' | 'path'>,
  use: (bytes: Uint8Array | undefined) => Promise<Result>,
): Promise<Result> => {
  if (upload === undefined) throw new Error(`${path} takes no file`)
  const stop = new AbortController()
  const giveUp = (): void => stop.abort(new ProblemError('too-slow'))
  request.tooSlow?.addEventListener('abort', giveUp, { once: true })
  if (request.tooSlow?.aborted === true) giveUp()
  const place = room.enter(visitorOf(request.ip), () => stop.abort(busyWithUploads()))
  try {
    return await use(await readFile(request, upload, place, stop.signal))
  } finally {
    place.leave()
  }
}
