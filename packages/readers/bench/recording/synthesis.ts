import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Makes speech and noise with what the machine has; nothing of it is needed to run ATLAS. */

const RATE = 16_000

export const has = (program: string): boolean => spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined

const run = (program: string, args: readonly string[], input?: string): void => {
  const { status, stderr } = spawnSync(program, args, { ...(input === undefined ? {} : { input }), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}

export type Voice = {
  readonly name: string
  readonly program: string
  readonly say: (text: string, file: string) => void
}

const flite = (name: string): Voice => ({
  name: `flite ${name}`,
  program: 'flite',
  say: (text, file) => run('flite', ['-voice', name, '-t', text, '-o', file]),
})

export const espeak = (name: string): Voice => ({
  name: `espeak-ng ${name}`,
  program: 'espeak-ng',
  say: (text, file) => run('espeak-ng', ['-v', name, '-s', '150', '-w', file, text]),
})

const festival: Voice = {
  name: 'festival',
  program: 'text2wave',
  say: (text, file) => run('text2wave', ['-o', file], text),
}

const VOICES: readonly Voice[] = [flite('slt'), flite('rms'), flite('awb'), festival, espeak('en-us')]

export const englishVoices = (): readonly Voice[] => VOICES.filter(({ program }) => has(program))

export const convert = (from: string, to: string, ...args: readonly string[]): void =>
  run('ffmpeg', ['-v', 'error', '-y', '-i', from, ...args, to])

/** 16 kHz mono, 16 bits. */
export const readSamples = (file: string): Float32Array => {
  const plain = `${file}.s16`
  convert(file, plain, '-ac', '1', '-ar', String(RATE), '-f', 's16le')
  const bytes = readFileSync(plain)
  return Float32Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, index) => bytes.readInt16LE(index * 2) / 32_768,
  )
}

export const writeSamples = (file: string, samples: Float32Array): void => {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF\0\0\0\0WAVEfmt ', 'latin1')
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, RATE * 2],
    [40, samples.length * 2],
  ] as const)
    bytes.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    bytes.writeUInt16LE(value, at)
  bytes.write('data', 36)
  samples.forEach((sample, index) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2),
  )
  writeFileSync(file, bytes)
}

/** The same noise on every run. */
const makeRandom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

export const noise = (seconds: number, level: number): Float32Array => {
  const random = makeRandom(7)
  let low = 0
  return Float32Array.from({ length: seconds * RATE }, () => {
    low = 0.7 * low + 0.3 * random()
    return level * (low + 0.3 * random())
  })
}

export const withNoise = (samples: Float32Array, decibels: number): Float32Array => {
  const power = (values: Float32Array): number => values.reduce((sum, value) => sum + value * value, 0) / values.length
  const added = noise(samples.length / RATE, 1)
  const level = Math.sqrt(power(samples) / power(added) / 10 ** (decibels / 10))
  return samples.map((sample, index) => 0.5 * (sample + level * (added[index] ?? 0)))
}

/** A melody over chords, with a beat. */
export const music = (seconds: number): Float32Array => {
  const notes = [262, 330, 392, 523, 440, 349, 294, 247]
  return Float32Array.from({ length: seconds * RATE }, (_, index) => {
    const time = index / RATE
    const within = time % 0.4
    const note = notes[Math.floor(time / 0.4) % notes.length] ?? 262
    const chord = notes[Math.floor(time / 1.6) % notes.length] ?? 262
    const tone = (hertz: number): number =>
      Math.sin(2 * Math.PI * hertz * time) + 0.4 * Math.sin(4 * Math.PI * hertz * time)
    return 0.15 * Math.exp(-4 * within) * tone(note) + 0.05 * (tone(chord / 2) + tone((chord * 3) / 4))
  })
}

export const join = (parts: readonly Float32Array[], pauseSeconds: number): Float32Array => {
  const pause = Math.round(pauseSeconds * RATE)
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length + pause, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length + pause
  }
  return joined
}

export const fileIn = (folder: string, name: string): string => path.join(folder, name)
