import { readFileSync } from 'node:fs'
import { MAX_SECONDS } from '../../src/recording/blocks.ts'
import { decodeRecording } from '../../src/recording/decoder.ts'
import { loadRecordingModels } from '../../src/recording/models.ts'
import { readRecording } from '../../src/recording/read-recording.ts'
import { ReadingError } from '../../src/reading.ts'

/** Reads the files it is told of and says what came out and what it cost. */

const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6
const models = await loadRecordingModels()
process.send?.({ kind: 'ready', cpu: seconds(process.cpuUsage()) })

process.on('message', (file: unknown) => {
  void answer(String(file))
})

const answer = async (file: string): Promise<void> => {
  const before = process.cpuUsage()
  const blocks = decodeRecording(readFileSync(file), { maxSeconds: MAX_SECONDS })
  const result = await readRecording(blocks, models).catch((error: unknown) => {
    if (error instanceof ReadingError) return { refusal: error.refusal }
    throw error
  })
  const cpu = seconds(process.cpuUsage(before))
  process.send?.({ kind: 'read', file, result, cpu, peak: process.resourceUsage().maxRSS / 1000 })
}
