export {
  type Box,
  type PictureCode,
  type PictureLine,
  type PictureReading,
  type Progress,
  ReadingError,
  type RecordingReading,
  type RecordingWarning,
  type Refusal,
  type Watch,
} from './reading.ts'
export { openReaders, type Readers } from './readers.ts'
export { OWN_FILES as READERS_FILES } from './own-files.ts'
export { openPool, type PoolSettings, type Reader } from './pool/pool.ts'
