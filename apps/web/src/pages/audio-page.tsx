import { FileCheckPage } from '../features/analyze/file-check-page.tsx'
import { runAudioCheck } from '../features/analyze/file-check.ts'
import { audioKind } from '../features/analyze/file-kind.ts'

export const AudioPage = () => <FileCheckPage kind={audioKind} run={runAudioCheck} />
