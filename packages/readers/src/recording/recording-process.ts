import { serveReadings } from '../pool/serve.ts'
import { loadRecordingModels, type RecordingModels } from './models.ts'
import { readRecording } from './read-recording.ts'

/** The process that reads recordings, one at a time. The models are loaded with the first and stay. */

let loading: Promise<RecordingModels> | undefined

const models = (): Promise<RecordingModels> => {
  loading ??= loadRecordingModels()
  return loading
}

serveReadings(async (bytes, watch) => readRecording(bytes, await models(), watch))
