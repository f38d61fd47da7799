import { readFileSync } from 'node:fs'
import { visit } from './client.ts'

/** A file that tests send; people's own files look like these. */
export const testFile = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`files/${name}`, import.meta.url)))

type Sent = {
  readonly field?: string
  readonly name?: string
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** Sends bytes as a browser sends a chosen file. */
export const upload = (
  serverUrl: string,
  path: '/api/image-analyze' | '/api/transcribe',
  bytes: Uint8Array<ArrayBuffer>,
  { field, name = '../../evil.bin', type = 'application/octet-stream', headers = {}, signal }: Sent = {},
): Promise<Response> => {
  const form = new FormData()
  const usual = path === '/api/image-analyze' ? 'image' : 'audio'
  form.append(field ?? usual, new Blob([bytes], { type }), name)
  return fetch(serverUrl + path, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': visit(serverUrl).address, ...headers },
    ...(signal === undefined ? {} : { signal }),
  })
}
