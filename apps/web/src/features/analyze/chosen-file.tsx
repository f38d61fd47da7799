import { checkWords as words } from '@atlas/contract'
import { useMemo } from 'react'
import { showing } from '../../shared/browser/showing.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { picture, recording } from '../../shared/ui/icons.ts'
import type { FileKind } from './file-kind.ts'
import { saySize } from './refusal.ts'

export const FilePreview = ({ kind, file }: { kind: FileKind; file: File }) => {
  const show = useMemo(() => showing(file), [file])
  return (
    <div className="preview">
      {kind.kind === 'image' ? (
        <img ref={show} alt={kind.shown} />
      ) : (
        // A recording somebody brings has no captions; what is said in it is what the check writes down.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio ref={show} controls aria-label={kind.shown} />
      )}
    </div>
  )
}

type Props = { readonly kind: FileKind; readonly file: File; readonly onRemove?: (() => void) | undefined }

export const ChosenFile = ({ kind, file, onRemove }: Props) => (
  <div className="file">
    <Icon d={kind.kind === 'image' ? picture : recording} size={32} />
    <div>
      <b>{file.name === '' ? words.pasted : file.name}</b>
      <p className="label">{saySize(file.size)}</p>
    </div>
    {onRemove !== undefined && (
      <button className="btn outline" type="button" onClick={onRemove}>
        {words.remove}
      </button>
    )}
  </div>
)
