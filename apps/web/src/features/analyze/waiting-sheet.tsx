import { checkWords as words, type ReadingProgress, say, shellWords, specSentences } from '@atlas/contract'
import { Icon } from '../../shared/ui/icon.tsx'
import { close } from '../../shared/ui/icons.ts'
import { ChosenFile } from './chosen-file.tsx'
import type { FileKind } from './file-kind.ts'

type Props = {
  readonly kind: FileKind
  readonly file: File
  readonly progress: ReadingProgress | undefined
  readonly onCancel: () => void
}

const stageOf = (progress: ReadingProgress | undefined): number => {
  if (progress === undefined || progress.stage === 'sending' || progress.stage === 'waiting') return 0
  return progress.stage === 'judging' ? 2 : 1
}

const classes = ['did', 'doing', 'todo'] as const

const Stages = ({ names, at }: { names: readonly string[]; at: number }) => (
  <ol className="route stages">
    {names.map((name, index) => (
      <li key={name} className={classes[Math.sign(index - at) + 1]} aria-current={index === at ? 'step' : undefined}>
        <p className="st">{name}</p>
      </li>
    ))}
  </ol>
)

/** Reading a file takes a while: what is happening, how far it is, what comes next, and a way out. */
export const WaitingSheet = ({ kind, file, progress, onCancel }: Props) => {
  const isWaiting = progress?.stage === 'waiting'
  const names = [isWaiting ? words.stageWaiting : words.stageSending, kind.reading, words.stageLook]
  const at = stageOf(progress)
  const doing = names[at] ?? kind.reading
  const done = Math.min(100, Math.max(0, Math.round(progress?.percent ?? 0)))
  return (
    <div className="wait-grid">
      <div>
        <ChosenFile kind={kind} file={file} />
        <progress className="vh" aria-label={doing} value={done} max={100} />
        <div className="bar" aria-hidden="true" style={{ '--p': `${done}%` }}>
          <span />
        </div>
        <p className="bar-words">
          <span aria-live="polite">{doing}</span>
          <b>{say(words.percent, { count: done })}</b>
        </p>
        <div className="form-row">
          <button className="btn outline" type="button" onClick={onCancel}>
            <Icon d={close} />
            {shellWords.cancel}
          </button>
          <button className="btn primary big" type="button" disabled>
            {specSentences.analyzing}
          </button>
        </div>
      </div>
      <div className="stack">
        <Stages names={names} at={at} />
        <p className="note">
          <b>{words.whileTitle}</b>
          {words.whileSay}
        </p>
      </div>
    </div>
  )
}
