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
