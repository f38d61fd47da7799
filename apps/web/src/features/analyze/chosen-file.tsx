import { checkWords as words } from '@atlas/contract'
import { useEffect, useState } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import { picture, recording } from '../../shared/ui/icons.ts'
import type { FileKind } from './file-kind.ts'
import { saySize } from './refusal.ts'

/** The file as an address that only this page can read. */
const useFileUrl = (file: File): string | undefined => {
  const [url, setUrl] = useState<string | undefined>(undefined)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

export const FilePreview = ({ kind, file }: { kind: FileKind; file: File }) => {
  const url = useFileUrl(file)
  if (url === undefined) return <div className="preview" />
  return (
    <div className="preview">
      {kind.kind === 'image' ? (
        <img src={url} alt={kind.shown} />
      ) : (
        // A recording somebody brings has no captions; what is said in it is what the check writes down.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls src={url} aria-label={kind.shown} />
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
