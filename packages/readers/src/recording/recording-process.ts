import { serveReadings } from '../pool/serve.ts'
import { fromPieces } from './blocks.ts'
import { loadRecordingModels } from './models.ts'
import { readRecording } from './read-recording.ts'

/** The process that listens to recordings, one at a time; their samples come from the decoder. Ready when its models are. */
const models = await loadRecordingModels()

serveReadings((_, watch, pieces) => readRecording(fromPieces(pieces()), models, watch))
