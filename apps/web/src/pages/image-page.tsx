import { FileCheckPage } from '../features/analyze/file-check-page.tsx'
import { imageKind } from '../features/analyze/file-kind.ts'

export const ImagePage = () => <FileCheckPage kind={imageKind} />
