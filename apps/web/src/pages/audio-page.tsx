import { FileCheckPage } from '../features/analyze/file-check-page.tsx'
import { audioKind } from '../features/analyze/file-kind.ts'

export const AudioPage = () => <FileCheckPage kind={audioKind} />
