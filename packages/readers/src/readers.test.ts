import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openReaders } from './readers.ts'

const clip = new URL('recording/testing/clips/messenger.opus', import.meta.url)

test('the runtime of the models reports to nobody and leaves no file behind', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atlas-quiet-'))
  vi.stubEnv('TMPDIR', folder)
  const readers = openReaders(2)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await readers.stop()
  })
  const { transcript } = await readers.readRecording(readFileSync(clip))
  expect(transcript).not.toBe('')
  expect(readdirSync(folder)).toEqual([])
})

test('what is no recording waits for nobody', async () => {
  const readers = openReaders(1, { workers: 0 })
  onTestFinished(readers.stop)
  await expect(readers.readRecording(Buffer.from('hello there, this is a letter'))).rejects.toMatchObject({
    refusal: 'unknown-format',
  })
})
