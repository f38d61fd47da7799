import { useState } from 'react'
import { useMedia } from '../../shared/browser/use-media.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { picture, recording, upload } from '../../shared/ui/icons.ts'
import { camera, microphone } from '../../shared/ui/more-icons.ts'
import type { FileKind } from './file-kind.ts'

type PickProps = {
  readonly label: string
  readonly icon: string
  readonly look: string
  readonly accept: string
  readonly capture?: 'environment' | 'user'
  readonly onFile: (file: File) => void
}

/** A file field that looks like a button and still is one field with one name. */
const Pick = ({ label, icon, look, accept, capture, onFile }: PickProps) => (
  <label className={`btn ${look} pick`}>
    <Icon d={icon} />
    {label}
    <input
      className="vh"
      type="file"
      accept={accept}
      capture={capture}
      onChange={(event) => {
        const [file] = event.target.files ?? []
        if (file !== undefined) onFile(file)
        event.target.value = ''
      }}
    />
  </label>
)

export const DropZone = ({ kind, onFile }: { kind: FileKind; onFile: (file: File) => void }) => {
  const [isOver, setOver] = useState(false)
  const isTouch = useMedia('(hover: none)')
  return (
    <div
      className="dropzone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        // What falls into the box is judged by this page; only beside it does the kind decide which page.
        event.stopPropagation()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file !== undefined) onFile(file)
      }}
    >
      <Icon d={kind.kind === 'image' ? picture : recording} size={48} />
      <h2>
        <span className="wide">{kind.drop}</span>
        <span className="narrow">{kind.send}</span>
      </h2>
      <p className="label">{kind.types}</p>
      <div className="btns">
        <Pick label={kind.choose} icon={upload} look="primary" accept={kind.accept} onFile={onFile} />
        {isTouch && (
          <Pick
            label={kind.captureName}
            icon={kind.kind === 'image' ? camera : microphone}
            look="outline"
            accept={kind.accept}
            capture={kind.capture}
            onFile={onFile}
          />
        )}
      </div>
    </div>
  )
}
