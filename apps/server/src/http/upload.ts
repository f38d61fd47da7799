import type { Endpoint } from '@atlas/contract'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problems.ts'

/** All uploads together, in memory: what is over it is told to come back. Nothing is written to a disk. */
const MOST_BYTES = 200_000_000

let held = 0

/** The uploaded file's bytes, for as long as `use` works on them. Its name and declared type count for nothing. */
export const withUpload = async <Result>(
  request: FastifyRequest,
  { upload, path }: Pick<Endpoint, 'upload' | 'path'>,
  use: (bytes: Uint8Array | undefined) => Promise<Result>,
): Promise<Result> => {
  if (upload === undefined) throw new Error(`${path} takes no file`)
  const { field, maxBytes } = upload
  const declared = Number(request.headers['content-length'] ?? maxBytes)
  if (held + declared > MOST_BYTES) throw new ProblemError('readers-busy', { retryAfterSeconds: 5 })
  held += declared
  try {
    const file = await request.file({ limits: { fileSize: maxBytes } })
    if (file === undefined || file.fieldname !== field) {
      file?.file.resume()
      return await use(undefined)
    }
    return await use(await file.toBuffer())
  } finally {
    held -= declared
  }
}
