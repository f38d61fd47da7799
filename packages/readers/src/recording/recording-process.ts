import { serveReadings } from '../pool/serve.ts'
import { loadRecordingModels } from './models.ts'
import { readRecording } from './read-recording.ts'

/** The process that reads recordings, one at a time. Ready when its models are. */
const models = await loadRecordingModels()

serveReadings((bytes, watch) => readRecording(bytes, models, watch))
