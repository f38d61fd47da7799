import { Tensor, type InferenceSession } from 'onnxruntime-node'

const FRAME = 512
/** The model wants the end of the frame before; without it its answers mean nothing. */
const CONTEXT = 64
export const RATE = 16_000
export const FRAME_SECONDS = FRAME / RATE

/** Silero: for every 32 ms, how much it sounds like a voice, 0 to 1. One of these for each recording. */
export const makeVoiceFinder = (session: InferenceSession): ((samples: Float32Array) => Promise<number[]>) => {
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(RATE)), [])
  const buffer = new Float32Array(CONTEXT + FRAME)
  let filled = 0
  let state: Tensor = new Tensor('float32', new Float32Array(256), [2, 1, 128])

  const hearFrame = async (): Promise<number> => {
    const input = new Tensor('float32', buffer, [1, CONTEXT + FRAME])
    const { output, stateN } = await session.run({ input, state, sr: rate })
    if (!output || !stateN) throw new Error('The voice model gave nothing')
    state = stateN
    buffer.copyWithin(0, FRAME)
    filled = 0
    return Number(output.data[0])
  }

  return async (samples) => {
    const answers: number[] = []
    for (let at = 0; at < samples.length;) {
      const taken = samples.subarray(at, at + FRAME - filled)
      buffer.set(taken, CONTEXT + filled)
      filled += taken.length
      at += taken.length
      if (filled === FRAME) answers.push(await hearFrame())
    }
    return answers
  }
}
