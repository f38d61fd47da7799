import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { makeAmr } from '../../../packages/readers/bench/recording/material.ts'
import { convert, englishVoices, type Voice } from '../../../packages/readers/bench/recording/synthesis.ts'
import { groupNumber } from '../../../packages/lab/src/text/corpus.ts'
import { ReadingError, type Readers } from '../../../packages/readers/src/index.ts'
import type { Carried, Channel } from './channel.ts'

export type Codec = { readonly name: string; readonly code: (from: string, folder: string) => string }

const narrow = ['-ar', '8000', '-ac', '1'] as const

/** What telephones and messengers make of a voice, as files that people bring. A recording of a GSM call comes as WAV. */
export const codecs = {
  gsm: {
    name: 'GSM',
    code: (from, folder) => {
      const [coded, file] = [path.join(folder, 'call.gsm'), path.join(folder, 'gsm.wav')]
      convert(from, coded, ...narrow, '-c:a', 'libgsm')
      convert(coded, file)
      return file
    },
  },
  amr: {
    name: 'AMR',
    code: (from, folder) => {
      const [file] = makeAmr(from, folder)
      if (file === undefined) throw new Error('sox with AMR is needed')
      return file
    },
  },
  opus: {
    name: 'Opus 8 kbit/s',
    code: (from, folder) => {
      const file = path.join(folder, 'note.ogg')
      convert(from, file, ...narrow, '-c:a', 'libopus', '-b:a', '8k')
      return file
    },
  },
  mulaw: {
    name: 'mu-law',
    code: (from, folder) => {
      const file = path.join(folder, 'mulaw.wav')
      convert(from, file, ...narrow, '-c:a', 'pcm_mulaw')
      return file
    },
  },
} satisfies Record<string, Codec>

/** Nobody says a speaker's name before each turn, nor what stands in brackets. */
export const spokenForm = (text: string): string =>
  text
    .replaceAll(/^\s*[A-Z][\w .'-]{0,30}:\s+/gm, '')
    .replaceAll(/\[[^\]]{0,60}\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    // A synthesiser would take it for an option.
    .replace(/^-+/, '')

const hear = async (readers: Readers, file: string, reference: string): Promise<Carried> => {
  try {
    const { transcript, warnings } = await readers.readRecording(readFileSync(file))
    return { text: transcript, reference, notes: warnings }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    return { text: '', reference, notes: [error.refusal] }
  }
}

export const speakAndHear = async (
  voice: Voice,
  codec: Codec,
  text: string,
  readers: Readers,
  folder: string,
): Promise<Carried> => {
  const inside = mkdtempSync(path.join(folder, 'said-'))
  try {
    const [said, band] = [path.join(inside, 'said.wav'), path.join(inside, 'band.wav')]
    voice.say(text, said)
    convert(said, band, '-af', 'highpass=f=300,lowpass=f=3400', ...narrow)
    return await hear(readers, codec.code(band, inside), text)
  } finally {
    rmSync(inside, { recursive: true, force: true })
  }
}

const LINES = [
  { voice: 'flite slt', codec: codecs.gsm },
  { voice: 'festival', codec: codecs.amr },
  { voice: 'flite rms', codec: codecs.opus },
  { voice: 'espeak-ng en-us', codec: codecs.mulaw },
] as const

/** Every message is spoken by two voices; each voice has a line of its own. */
export const spokenChannels = (readers: Readers, folder: string): Channel[] =>
  LINES.map(({ voice: wanted, codec }, line) => ({
    name: `spoken: ${wanted}, 8 kHz, ${codec.name}`,
    sample: 'calls',
    takes: ({ id }) => [0, 1].some((more) => line === (groupNumber(`voice ${id}`) + more) % LINES.length),
    carry: async function* carry(messages) {
      const voice = englishVoices().find(({ name }) => name === wanted)
      if (voice === undefined) throw new Error(`${wanted} is needed`)
      mkdirSync(folder, { recursive: true })
      for (const { text } of messages) yield await speakAndHear(voice, codec, spokenForm(text), readers, folder)
    },
  }))
