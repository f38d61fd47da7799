const RATE = 16_000
const CORNER_HERTZ = 70

/** Takes away rumble and hum below the voice, in place (second-order Butterworth). */
export const makeHighPass = (): ((samples: Float32Array) => void) => {
  const angle = (2 * Math.PI * CORNER_HERTZ) / RATE
  const alpha = Math.sin(angle) / Math.SQRT2
  const scale = 1 / (1 + alpha)
  const outer = ((1 + Math.cos(angle)) / 2) * scale
  const feedback1 = -2 * Math.cos(angle) * scale
  const feedback2 = (1 - alpha) * scale
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (samples) => {
    for (let index = 0; index < samples.length; index++) {
      const raw = samples[index] ?? 0
      // A float file may hold values that are no numbers; one of them would stay in the filter for ever.
      const x = Number.isFinite(raw) ? Math.max(-8, Math.min(8, raw)) : 0
      const y = outer * (x - 2 * x1 + x2) - feedback1 * y1 - feedback2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      samples[index] = y
    }
  }
}
