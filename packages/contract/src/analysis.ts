import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'
import { MAX_TEXT_LENGTH, PICTURE_BYTES, RECORDING_BYTES } from './limits.ts'
import { PictureReport, Transcript } from './readings.ts'
import { LinkReport, LinkService, TextReport } from './reports.ts'
import { ownSentences as own } from './sentences.ts'
import { filledText } from './text.ts'

const MAX_URL_LENGTH = 16_384

export const analyzeText = endpoint({
  method: 'POST',
  path: '/api/analyze',
  summary: 'Check a text',
  access: 'anyone',
  allowance: 'text',
  // 50,000 characters, each at worst the six bytes of a JSON escape.
  bodyLimit: 320_000,
  body: z.object({ text: filledText(MAX_TEXT_LENGTH, own.textMissing, own.textTooLong) }),
  reply: TextReport,
})

export const analyzeLink = endpoint({
  method: 'POST',
  path: '/api/analyze-link',
  summary: 'Check a link, without opening it',
  access: 'anyone',
  allowance: 'link',
  body: z.object({
    url: filledText(MAX_URL_LENGTH, own.invalidUrl),
    /** The person agrees that the link may be handed in to outside services, which publish it. */
    share: z.optional(z.boolean()),
  }),
  reply: LinkReport,
})

export const readLinkServices = endpoint({
  method: 'GET',
  path: '/api/link-services',
  summary: 'Which outside services are asked about a link, and what each is told',
  access: 'anyone',
  isPublic: true,
  body: nothing,
  reply: z.readonly(z.array(LinkService)),
})

export const analyzeImage = endpoint({
  method: 'POST',
  path: '/api/image-analyze',
  summary: 'Read the text in a picture and check it (multipart field "image")',
  access: 'anyone',
  cost: 'picture',
  allowance: 'picture',
  upload: { field: 'image', maxBytes: PICTURE_BYTES },
  body: z.void(),
  reply: PictureReport,
})

export const transcribe = endpoint({
  method: 'POST',
  path: '/api/transcribe',
  summary: 'Write down what a recording says (multipart field "audio")',
  access: 'anyone',
  cost: 'recording',
  allowance: 'recording',
  upload: { field: 'audio', maxBytes: RECORDING_BYTES },
  body: z.void(),
  reply: Transcript,
})
