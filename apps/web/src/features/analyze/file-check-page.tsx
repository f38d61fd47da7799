import { checkWords as words } from '@atlas/contract'
import { lazy, Suspense, useState } from 'react'
import { Alert } from '../../shared/ui/alert.tsx'
import { crossCircle } from '../../shared/ui/icons.ts'
import { useBringAnything } from '../hand-over/use-bring-anything.ts'
import { useBrought } from '../hand-over/use-brought.ts'
import { ChecksOnDevice } from '../kept/checks-on-device.tsx'
import type { SavedCheck } from '../kept/saved.ts'
import { useKeptCheck } from '../kept/use-kept-check.ts'
import { CheckFailure } from './check-failure.tsx'
import { ChosenFile, FilePreview } from './chosen-file.tsx'
import { DropZone } from './drop-zone.tsx'
import { Examples } from './examples.tsx'
import type { FileResult, RunFileCheck } from './file-check.ts'
import type { FileKind } from './file-kind.ts'
import { OfflineWait, waitsForLine } from './offline-wait.tsx'
import { type Refusal, refuseFile } from './refusal.ts'
import { fetchSample, samples } from './samples/samples.ts'
import { ToolHead } from './tool-head.tsx'
import { useCheck } from './use-check.ts'
import { WaitingSheet } from './waiting-sheet.tsx'
import { Workspace } from './workspace.tsx'

const loadReport = () => import('./file-report.tsx')
const FileReport = lazy(async () => ({ default: (await loadReport()).FileReport }))

/** The code of the check and of its report comes when somebody checks: the page itself opens sooner. */
const checkOf =
  (kind: FileKind['kind']): RunFileCheck =>
  async (...args) => {
    const [{ fileChecks }] = await Promise.all([import('./file-check.ts'), loadReport()])
    return fileChecks[kind](...args)
  }

const checks = { image: checkOf('image'), audio: checkOf('audio') } as const

type Restored = { readonly name: string; readonly result: FileResult }

/** The report of a file is kept, the file is not: it is shown again by its name. */
const savedOf = ({ name }: File, result: FileResult): Extract<SavedCheck, { kind: 'image' | 'audio' }> =>
  result.kind === 'image' ? { kind: 'image', input: { name }, result } : { kind: 'audio', input: { name }, result }

/** Choosing a file, checking it, and what may stand in the way. */
const useFileCheck = (kind: FileKind) => {
  const [file, setFile] = useState<File | undefined>(undefined)
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined)
  const [restored, setRestored] = useState<Restored | undefined>(undefined)
  const { state, start: startCheck, stop } = useCheck(checks[kind.kind], kind.failed)
  const start = (chosen: File) => {
    setRestored(undefined)
    startCheck(chosen)
  }
  const progress = state.step === 'done' ? { ...state, saved: savedOf(state.input, state.result) } : state
  useKeptCheck<'image' | 'audio'>(kind.kind, progress, ({ input, result }) => {
    if (state.step === 'analyzing') return
    stop()
    setRestored({ name: input.name, result })
  })
  const choose = (chosen: File): boolean => {
    const refused = refuseFile(kind, chosen)
    setRefusal(refused)
    if (refused === undefined) setFile(chosen)
    return refused === undefined
  }
  const analyze = () => {
    if (file === undefined) setRefusal({ title: kind.missing, say: '' })
    else start(file)
  }
  const trySample = async () => {
    const sample = await fetchSample(samples[kind.kind])
    if (sample === undefined) setRefusal({ title: words.sampleMissing, say: '' })
    else if (choose(sample)) start(sample)
  }
  const remove = () => {
    stop()
    setFile(undefined)
    setRefusal(undefined)
  }
  useBrought(kind.kind, (brought) => {
    if (choose(brought.file)) start(brought.file)
  })
  return { file, refusal, state, restored, choose, analyze, trySample, remove, start, stop }
}

const FileForm = ({ kind, check }: { kind: FileKind; check: ReturnType<typeof useFileCheck> }) => (
  <div className="check-form">
    {check.file === undefined ? (
      <DropZone kind={kind} onFile={check.choose} />
    ) : (
      <>
        <ChosenFile kind={kind} file={check.file} onRemove={check.remove} />
        <FilePreview kind={kind} file={check.file} />
      </>
    )}
    {/* As soon as there is a file, its button is in reach of the thumb. */}
    <div className={check.file === undefined ? 'form-row end' : 'form-row end in-reach'}>
      <button
        className={check.file === undefined ? 'btn outline big' : 'btn primary big'}
        type="button"
        onClick={check.analyze}
      >
        {words.analyze}
      </button>
    </div>
    {check.file === undefined && (
      <Examples examples={[{ name: samples[kind.kind].name, value: '' }]} onChoose={() => void check.trySample()} />
    )}
  </div>
)

/** The report of this visit, else the one that was kept. */
const doneOf = ({ state, restored }: ReturnType<typeof useFileCheck>) => {
  if (state.step === 'done') return { ...state, name: state.input.name, file: state.input }
  return state.step === 'idle' && restored !== undefined ? { ...restored, file: undefined, number: 0 } : undefined
}

const Failed = ({ kind, check }: { kind: FileKind; check: ReturnType<typeof useFileCheck> }) => {
  const { state, start } = check
  if (state.step !== 'failed') return null
  const { failure, input } = state
  if (waitsForLine(failure)) return <OfflineWait kind={kind.kind} onBack={() => start(input)} />
  return <CheckFailure failure={failure} onRetry={() => start(input)} />
}

export const FileCheckPage = ({ kind }: { kind: FileKind }) => {
  const check = useFileCheck(kind)
  useBringAnything()
  const { state, refusal } = check
  const done = doneOf(check)
  return (
    <>
      <ToolHead title={kind.title} lead={kind.lead} isShort={done !== undefined || state.step === 'analyzing'} />
      <div className="wrap">
        <Workspace checked={done?.name}>
          {refusal !== undefined && <Alert tone="scam" icon={crossCircle} title={refusal.title} say={refusal.say} />}
          {state.step === 'failed' && <Failed kind={kind} check={check} />}
          {state.step === 'analyzing' ? (
            <WaitingSheet kind={kind} file={state.input} progress={state.progress} onCancel={check.stop} />
          ) : (
            <FileForm kind={kind} check={check} />
          )}
        </Workspace>
        {done !== undefined && (
          <Suspense>
            <FileReport key={done.number} file={done.file} result={done.result} />
          </Suspense>
        )}
        <ChecksOnDevice />
      </div>
    </>
  )
}
