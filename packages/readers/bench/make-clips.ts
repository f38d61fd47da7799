import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { FORMATS, makeAmr } from './recording/material.ts'
import { convert, espeak, englishVoices } from './recording/synthesis.ts'
import { FOREIGN, NUMBER, SHORT } from './recording/texts.ts'

/**
 * Makes the short recordings that the tests read; needs flite, espeak-ng, ffmpeg and sox. Not `wide.amr`: neither of
 * them has an encoder for it, so it was made once with libvo-amrwbenc from the same sentence.
 */

const clips = path.resolve(import.meta.dirname, '../src/recording/testing/clips')
/** Too large to keep, or made by the tests themselves. */
const LEFT_OUT = new Set(['pcm16.wav', 'pcm24.wav', 'pcm8.wav', 'pcm32.wav', 'float.wav', 'alaw.wav', 'plain.aiff'])
/** What comes later on ffmpeg's line wins: the clips are small. */
const SMALLER: Readonly<Record<string, readonly string[]>> = {
  'cbr.mp3': ['-ar', '22050', '-b:a', '32k'],
  'aac.m4a': ['-b:a', '24k'],
  'adts.aac': ['-b:a', '24k'],
  'aac.3gp': ['-b:a', '24k'],
  'vorbis.ogg': ['-ar', '16000', '-q:a', '0'],
  'lossless.flac': ['-ar', '8000'],
  'video.mp4': ['-s', '64x48', '-r', '2', '-b:v', '8k', '-b:a', '24k'],
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-clips-'))
try {
  mkdirSync(clips, { recursive: true })
  const spoken = path.join(folder, 'spoken.wav')
  const [voice] = englishVoices()
  if (!voice) throw new Error('No synthesiser found')
  voice.say(SHORT, spoken)
  for (const [name, ...args] of FORMATS)
    if (!LEFT_OUT.has(name))
      convert(spoken, path.join(clips, name), ...args, ...(SMALLER[name] ?? []), '-fflags', '+bitexact')
  makeAmr(spoken, clips)
  // Cut within the number: 866 555 01...
  const number = path.join(folder, 'number.wav')
  voice.say(NUMBER, number)
  convert(number, path.join(clips, 'number.opus'), '-t', '3.6', '-c:a', 'libopus', '-b:a', '12k')
  const foreign = path.join(folder, 'foreign.wav')
  espeak('es').say(FOREIGN['es'] ?? '', foreign)
  convert(foreign, path.join(clips, 'spanish.opus'), '-c:a', 'libopus', '-b:a', '12k')
  convert(
    spoken,
    path.join(clips, 'silent.mp4'),
    '-f',
    'lavfi',
    '-i',
    'testsrc=s=64x48:r=5:d=1',
    '-map',
    '1:v',
    '-c:v',
    'mpeg4',
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
