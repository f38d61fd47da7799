import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'
import { WINDOWS_FILE, WINDOWS_ZIP } from './words/windows.ts'

/** What a server may offer for download, by name: nothing else in its folder is ever given out. */
export const offeredFiles = [
  { kind: 'installer', name: WINDOWS_FILE },
  { kind: 'portable', name: WINDOWS_ZIP },
] as const

const Download = z.object({
  kind: z.enum(['installer', 'portable']),
  name: z.string(),
  /** Where it lies on this server. */
  address: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** When the file was made, as an ISO date. */
  date: z.string(),
})
export type Download = z.infer<typeof Download>

export const readDownloads = endpoint({
  method: 'GET',
  path: '/api/downloads',
  summary: 'Which programs for the desktop this server offers, with size, date and checksum',
  access: 'anyone',
  body: nothing,
  reply: z.readonly(z.array(Download)),
  isPublic: true,
})
