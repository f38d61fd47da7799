import * as ort from 'onnxruntime-node'
import { serveReadings } from '../pool/serve.ts'
import { prepareCodes } from './codes.ts'
import { openPictureModels, type PictureModels } from './models.ts'
import { readPackageFile } from './package-files.ts'
import { readPicture } from './read-picture.ts'

/** A process of its own for pictures: what a decoder does to its memory stays in here. */
let opened: Promise<PictureModels> | undefined

const openOnce = (): Promise<PictureModels> => (opened ??= openPictureModels(ort, readPackageFile))

serveReadings(async (bytes, watch) => {
  await prepareCodes(readPackageFile)
  return readPicture(bytes, await openOnce(), watch)
})
