import { FileCheckPage } from '../features/analyze/file-check-page.tsx'
import { runImageCheck } from '../features/analyze/file-check.ts'
import { imageKind } from '../features/analyze/file-kind.ts'

export const ImagePage = () => <FileCheckPage kind={imageKind} run={runImageCheck} />
