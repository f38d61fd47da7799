import { checkWords as words, shellWords, specSentences } from '@atlas/contract'
import { Icon } from '../../shared/ui/icon.tsx'
import { close } from '../../shared/ui/icons.ts'
import { ChosenFile } from './chosen-file.tsx'
import type { FileKind } from './file-kind.ts'

type Props = { readonly kind: FileKind; readonly file: File; readonly onCancel: () => void }

/** Reading a file takes a while: what is happening, what comes next, and a way out. */
export const WaitingSheet = ({ kind, file, onCancel }: Props) => (
  <div className="wait-grid" aria-busy="true">
    <div>
      <ChosenFile kind={kind} file={file} />
      <progress className="vh" aria-label={kind.reading} />
      <div className="bar going" aria-hidden="true">
        <span />
      </div>
      <p className="bar-words" aria-live="polite">
        <span>{kind.reading}</span>
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
      <ol className="route stages">
        <li className="did">
          <p className="st">{words.stageSent}</p>
        </li>
        <li className="doing" aria-current="step">
          <p className="st">{kind.reading}</p>
        </li>
        <li className="todo">
          <p className="st">{words.stageLook}</p>
        </li>
      </ol>
      <p className="note">
        <b>{words.whileTitle}</b>
        {words.whileSay}
      </p>
    </div>
  </div>
)
