import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  convert,
  englishVoices,
  espeak,
  fileIn,
  has,
  join,
  music,
  noise,
  readSamples,
  withNoise,
  writeSamples,
} from './synthesis.ts'
import { BANK_CALLS, CLEAR, FOREIGN, ROBOCALLS, VOICEMAILS } from './texts.ts'

/** A recording and what is said in it; nothing, when there is nothing that may be written down. */
export type Item = { readonly group: string; readonly file: string; readonly reference: string }

/** How people's files look: name of the file, how ffmpeg makes it. */
export const FORMATS: readonly (readonly [string, ...string[]])[] = [
  ['cbr.mp3', '-ar', '44100', '-ac', '2', '-b:a', '64k'],
  ['vbr.mp3', '-q:a', '6', '-id3v2_version', '3', '-metadata', 'title=Voicemail'],
  ['pcm16.wav', '-ar', '44100', '-ac', '2'],
  ['pcm24.wav', '-ar', '48000', '-c:a', 'pcm_s24le'],
  ['pcm8.wav', '-ar', '16000', '-c:a', 'pcm_u8'],
  ['pcm32.wav', '-c:a', 'pcm_s32le'],
  ['float.wav', '-c:a', 'pcm_f32le'],
  ['mulaw.wav', '-ar', '8000', '-c:a', 'pcm_mulaw'],
  ['alaw.wav', '-ar', '8000', '-c:a', 'pcm_alaw'],
  ['aac.m4a', '-c:a', 'aac', '-b:a', '48k'],
  ['adts.aac', '-c:a', 'aac', '-b:a', '48k'],
  ['opus.ogg', '-c:a', 'libopus', '-b:a', '16k'],
  ['messenger.opus', '-ar', '48000', '-c:a', 'libopus', '-b:a', '24k'],
  ['vorbis.ogg', '-ar', '44100', '-c:a', 'libvorbis'],
  ['lossless.flac', '-c:a', 'flac'],
  ['opus.webm', '-c:a', 'libopus', '-b:a', '24k'],
  ['plain.aiff', '-c:a', 'pcm_s16be'],
  ['aac.3gp', '-c:a', 'aac', '-b:a', '32k'],
  ['video.mp4', '-f', 'lavfi', '-i', 'testsrc=s=160x120:r=5', '-shortest', '-c:v', 'mpeg4', '-c:a', 'aac'],
]

/** AMR needs sox with its codec; a 3GP is made from it without encoding again. */
export const makeAmr = (from: string, folder: string): string[] => {
  const amr = fileIn(folder, 'narrow.amr')
  const made = spawnSync('sox', [from, '-r', '8000', '-t', 'amr-nb', amr])
  if (made.status !== 0) return []
  const inside = fileIn(folder, 'amr.3gp')
  convert(amr, inside, '-c', 'copy')
  return [amr, inside]
}

const speak = (folder: string): readonly Item[] => {
  const voices = englishVoices()
  return voices.flatMap((voice, number) => {
    const say = (group: string, text: string, index: number, ...args: readonly string[]): Item => {
      const spoken = fileIn(folder, `said-${number}-${group.replaceAll(/\W/g, '')}-${index}.wav`)
      voice.say(text, spoken)
      if (args.length === 0) return { group, file: spoken, reference: text }
      const file = `${spoken}.coded.wav`
      convert(spoken, file, ...args)
      return { group, file, reference: text }
    }
    const telephone = ['-af', 'highpass=f=300,lowpass=f=3400', '-ar', '8000', '-c:a', 'pcm_mulaw'] as const
    return [
      ...CLEAR.map((text, index) => say('clear speech', text, index)),
      ...VOICEMAILS.map((text, index) => say('voicemails', text, index)),
      ...ROBOCALLS.map((text, index) => say('robocalls, telephone', text, index, ...telephone)),
    ]
  })
}

const bankCalls = (folder: string): readonly Item[] => {
  const [first, second] = englishVoices()
  if (!first || !second) return []
  return BANK_CALLS.map((turns, call) => {
    const parts = turns.map((text, turn) => {
      const file = fileIn(folder, `bank-${call}-${turn}.wav`)
      const voice = turn % 2 === 0 ? first : second
      voice.say(text, file)
      return readSamples(file)
    })
    const whole = fileIn(folder, `bank-${call}.wav`)
    writeSamples(whole, join(parts, 0.5))
    const file = fileIn(folder, `bank-${call}-telephone.wav`)
    convert(whole, file, '-af', 'highpass=f=300,lowpass=f=3400', '-ar', '8000', '-c:a', 'pcm_mulaw')
    return { group: 'bank calls, telephone', file, reference: turns.join(' ') }
  })
}

const inNoise = (items: readonly Item[]): readonly Item[] =>
  items
    .filter(({ group }) => group === 'voicemails' || group === 'clear speech')
    .map(({ file, reference }) => {
      const noisy = `${file}.noisy.wav`
      writeSamples(noisy, withNoise(readSamples(file), 10))
      return { group: 'noise at 10 dB', file: noisy, reference }
    })

const inFormats = (folder: string): readonly Item[] => {
  const [voice] = englishVoices()
  if (!voice) return []
  const reference = VOICEMAILS[1]
  const spoken = fileIn(folder, 'formats.wav')
  voice.say(reference, spoken)
  const files = FORMATS.map(([name, ...args]) => {
    convert(spoken, fileIn(folder, name), ...args)
    return fileIn(folder, name)
  })
  return [...files, ...makeAmr(spoken, folder)].map((file) => ({ group: 'the same in all formats', file, reference }))
}

const wordless = (folder: string): readonly Item[] => {
  const sounds = {
    silence: new Float32Array(480_000),
    noise: noise(30, 0.2),
    'loud noise': noise(30, 0.9),
    music: music(30),
  }
  const made = Object.entries(sounds).map(([name, samples]) => {
    const file = fileIn(folder, `${name}.wav`)
    writeSamples(file, samples)
    return { group: 'silence, noise, music', file, reference: '' }
  })
  const foreign = Object.entries(FOREIGN).map(([language, text]) => {
    const file = fileIn(folder, `foreign-${language}.wav`)
    espeak(language).say(text, file)
    return { group: 'other languages', file, reference: '' }
  })
  return [...made, ...(has('espeak-ng') ? foreign : [])]
}

export const makeMaterial = (folder: string): readonly Item[] => {
  const spoken = speak(folder)
  return [...spoken, ...bankCalls(folder), ...inNoise(spoken), ...inFormats(folder), ...wordless(folder)]
}

/** Recordings of one's own: each with a text of the same name beside it; an empty one for what must give no word. */
export const ownMaterial = (folder: string): readonly Item[] =>
  readdirSync(folder).flatMap((name) => {
    const text = path.join(folder, `${path.parse(name).name}.txt`)
    if (name.endsWith('.txt') || !existsSync(text)) return []
    return [
      { group: path.basename(folder), file: path.join(folder, name), reference: readFileSync(text, 'utf8').trim() },
    ]
  })
