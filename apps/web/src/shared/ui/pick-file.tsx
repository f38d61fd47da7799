import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  readonly label: string
  readonly icon: string
  readonly look: string
  readonly accept: string
  readonly capture?: 'environment' | 'user'
  readonly onFile: (file: File) => void
}

/** A file field that looks like a button and still is one field with one name. */
export const PickFile = ({ label, icon, look, accept, capture, onFile }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(() => {
    const [file] = field.current?.files ?? []
    if (field.current !== null) field.current.value = ''
    if (file !== undefined) onFile(file)
  })
  // The page is seen before it is alive: a file that was chosen till then counts.
  useEffect(() => take(), [])
  return (
    <label className={`btn ${look} pick`}>
      <Icon d={icon} />
      {label}
      <input ref={field} className="vh" type="file" accept={accept} capture={capture} onChange={() => take()} />
    </label>
  )
}
