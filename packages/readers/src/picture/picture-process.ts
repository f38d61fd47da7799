import * as ort from 'onnxruntime-node'
import { serveReadings } from '../pool/serve.ts'
import { prepareCodes } from './decoding/codes.ts'
import { openPictureModels } from './models.ts'
import { readPackageFile } from './package-files.ts'
import { readPicture } from './read-picture.ts'

/** A process of its own for pictures: what a decoder does to its memory stays in here. Ready when its models are. */
await prepareCodes(readPackageFile)
const models = await openPictureModels(ort, readPackageFile)

serveReadings((bytes, watch) => readPicture(bytes, models, watch))
