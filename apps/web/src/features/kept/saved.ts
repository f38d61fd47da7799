import { LinkReport, PictureReport, TextReport, Transcript } from '@atlas/contract'
import * as z from 'zod/mini'

/** A check as it is kept in this browser. What comes out of a storage is checked like what comes from a server. */

// Schemas must not be compiled with `new Function`: the page's policy forbids it.
z.config({ jitless: true })

const Place = z.enum(['server', 'private', 'offline'])

const SavedText = z.object({
  kind: z.literal('text'),
  input: z.object({ text: z.string(), isPrivate: z.boolean() }),
  result: z.object({ report: TextReport, place: Place }),
})

const SavedLink = z.object({
  kind: z.literal('link'),
  input: z.object({ url: z.string(), isPrivate: z.boolean(), mayShare: z.boolean() }),
  result: z.object({ report: LinkReport, place: Place }),
})

/** The file itself is never kept, only its name. */
const SavedImage = z.object({
  kind: z.literal('image'),
  input: z.object({ name: z.string() }),
  result: z.object({ kind: z.literal('image'), picture: PictureReport }),
})

const SavedAudio = z.object({
  kind: z.literal('audio'),
  input: z.object({ name: z.string() }),
  result: z.object({ kind: z.literal('audio'), heard: Transcript, report: z.optional(TextReport) }),
})

export const SavedCheck = z.discriminatedUnion('kind', [SavedText, SavedLink, SavedImage, SavedAudio])
export type SavedCheck = z.infer<typeof SavedCheck>
export type SavedKind = SavedCheck['kind']
export type SavedOf<Kind extends SavedKind> = Extract<SavedCheck, { kind: Kind }>

const isOfKind = <Kind extends SavedKind>(saved: SavedCheck | undefined, kind: Kind): saved is SavedOf<Kind> =>
  saved?.kind === kind

/** What is not whole, or of an older edition, is not shown. */
export const parseSaved = <Kind extends SavedKind>(kind: Kind, kept: unknown): SavedOf<Kind> | undefined => {
  const saved = z.safeParse(SavedCheck, kept).data
  return isOfKind(saved, kind) ? saved : undefined
}
