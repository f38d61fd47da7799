import { cropLine } from '../lines/crop.ts'
import type { LineReading } from '../lines/ctc.ts'
import { detectLines, type Detected } from './detect.ts'
import type { Effort } from './effort.ts'
import type { Frame } from './geometry.ts'
import type { PictureModels } from '../models.ts'
import { turnRaster, type Raster, type Turns } from '../decoding/raster.ts'
import { readCrop } from '../lines/read-lines.ts'

/** A picture the right way up, with its lines. EXIF has had its say: this catches what lies on its side or head. */
export type Upright = Detected & {
  readonly raster: Raster
  readonly turns: Turns
  /** What was read while trying. */
  readonly known: ReadonlyMap<Frame, LineReading>
}

const READS_WELL = 0.88
const READS_TURNED = 0.8
const PROBES = 4

const lengthWhere = (frames: readonly Frame[], isWanted: (frame: Frame) => boolean): number =>
  frames
    .filter(({ width, height }) => Math.max(width, height) > 2.5 * Math.min(width, height))
    .filter(isWanted)
    .reduce((sum, { width, height }) => sum + Math.max(width, height), 0)

const isSideways = (frames: readonly Frame[]): boolean =>
  lengthWhere(frames, ({ width, height }) => height > width) >
  1.5 * lengthWhere(frames, ({ width, height }) => width >= height)

/** Middle-sized lines first, then the shortest of the long ones. */
const probesOf = (frames: readonly Frame[]): readonly Frame[] => {
  const ratio = ({ width, height }: Frame): number => width / height
  const lines = frames.filter((frame) => ratio(frame) > 3).toSorted((a, b) => ratio(a) - ratio(b))
  const middle = lines.filter((frame) => ratio(frame) < 12)
  return middle.length > 0 ? middle.slice(-PROBES) : lines.slice(0, 2)
}

const sureness = (readings: Iterable<LineReading>): number => {
  let [sum, count] = [0, 0]
  for (const { mean, text } of readings) {
    sum += mean * text.length
    count += text.length
  }
  return count === 0 ? 0 : sum / count
}

const readProbes = async (models: PictureModels, raster: Raster, probes: readonly Frame[], turn: number) => {
  const readings = new Map<Frame, LineReading>()
  for (const frame of probes) {
    const crop = cropLine(raster, { ...frame, angle: frame.angle + turn })
    readings.set(frame, await readCrop(models.latin, crop))
  }
  return readings
}

export const findUpright = async (effort: Effort, given: Raster, checkGoOn: () => void): Promise<Upright> => {
  const { models } = effort
  let raster = given
  let found = await detectLines(effort, raster, checkGoOn)
  const isTurned = isSideways(found.frames)
  if (isTurned) {
    raster = turnRaster(raster, 1)
    found = await detectLines(effort, raster, checkGoOn)
  }
  const { frames, isWhole } = found
  const probes = probesOf(frames)
  const known = await readProbes(models, raster, probes, 0)
  const sure = sureness(known.values())
  if (probes.length > 0 && sure < READS_WELL) {
    checkGoOn()
    const turned = await readProbes(models, raster, probes, Math.PI)
    // Scripts that the model does not know read badly both ways.
    if (sureness(turned.values()) > Math.max(sure + 0.05, READS_TURNED)) {
      const { width, height } = raster
      return {
        raster: turnRaster(raster, 2),
        frames: frames.map((frame) => ({ ...frame, x: width - frame.x, y: height - frame.y })),
        isWhole,
        turns: isTurned ? 3 : 2,
        known: new Map(),
      }
    }
  }
  return { raster, frames, isWhole, turns: isTurned ? 1 : 0, known }
}
