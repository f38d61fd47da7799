import { useState } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import { picture, recording, upload } from '../../shared/ui/icons.ts'
import { camera, microphone } from '../../shared/ui/more-icons.ts'
import { PickFile } from '../../shared/ui/pick-file.tsx'
import type { FileKind } from './file-kind.ts'

export const DropZone = ({ kind, onFile }: { kind: FileKind; onFile: (file: File) => void }) => {
  const [isOver, setOver] = useState(false)
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
        <PickFile label={kind.choose} icon={upload} look="primary" accept={kind.accept} onFile={onFile} />
        <PickFile
          label={kind.captureName}
          icon={kind.kind === 'image' ? camera : microphone}
          look="outline touch-only"
          accept={kind.accept}
          capture={kind.capture}
          onFile={onFile}
        />
      </div>
    </div>
  )
}
