import { checkWords as words, PICTURE_BYTES, RECORDING_BYTES, specSentences as spec } from '@atlas/contract'

/** What differs between the page for pictures and the page for recordings. */
export type FileKind = {
  readonly kind: 'image' | 'audio'
  readonly accept: string
  readonly capture: 'environment' | 'user'
  readonly maxBytes: number
  readonly title: string
  readonly lead: string
  readonly drop: string
  readonly send: string
  readonly types: string
  readonly choose: string
  readonly captureName: string
  readonly shown: string
  readonly reading: string
  readonly invalid: string
  readonly missing: string
  readonly failed: string
  readonly tooBig: string
}

export const imageKind: FileKind = {
  kind: 'image',
  accept: 'image/*,.heic,.heif',
  capture: 'environment',
  maxBytes: PICTURE_BYTES,
  title: words.imageTitle,
  lead: words.imageLead,
  drop: words.imageDrop,
  send: words.imageSend,
  types: words.imageTypes,
  choose: words.imageChoose,
  captureName: words.imageCapture,
  shown: words.imageDrawn,
  reading: words.stageReadImage,
  invalid: spec.invalidImage,
  missing: spec.noImage,
  failed: spec.imageFailed,
  tooBig: words.tooBigImage,
}

export const audioKind: FileKind = {
  kind: 'audio',
  accept: 'audio/*,.amr,.opus,.3gp,video/mp4,video/webm',
  capture: 'user',
  maxBytes: RECORDING_BYTES,
  title: words.audioTitle,
  lead: words.audioLead,
  drop: words.audioDrop,
  send: words.audioSend,
  types: words.audioTypes,
  choose: words.audioChoose,
  captureName: words.audioCapture,
  shown: words.audioPlay,
  reading: words.stageReadAudio,
  invalid: spec.invalidAudio,
  missing: spec.noAudio,
  failed: spec.transcribeFailed,
  tooBig: words.tooBigAudio,
}
