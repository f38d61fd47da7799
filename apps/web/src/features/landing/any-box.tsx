import { landingWords as words, specSentences } from '@atlas/contract'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../shared/ui/icon.tsx'
import { picture, recording } from '../../shared/ui/icons.ts'
import { type Brought, handOver, pathFor } from '../hand-over/hand-over.ts'
import { sortFile, sortText } from '../hand-over/sort.ts'
import { useNotify } from '../notices/notices.tsx'

type PickProps = {
  readonly label: string
  readonly icon: string
  readonly accept: string
  readonly onFile: (file: File) => void
}

const PickFile = ({ label, icon, accept, onFile }: PickProps) => (
  <label className="btn outline pick">
    <Icon d={icon} />
    {label}
    <input
      className="vh"
      type="file"
      accept={accept}
      onChange={(event) => {
        const [file] = event.target.files ?? []
        if (file !== undefined) onFile(file)
      }}
    />
  </label>
)

/** One box for everything: what it is decides which check it goes to. */
export const AnyBox = () => {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const notify = useNotify()
  const bring = (brought: Brought | undefined, refusal: string) => {
    if (brought === undefined) {
      notify('error', refusal)
      return
    }
    handOver(brought)
    void navigate(pathFor[brought.kind])
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const brought = sortText(text)
    if (brought === undefined) document.getElementById('any')?.focus()
    else bring(brought, '')
  }
  return (
    <form className="neat dropbox" onSubmit={handleSubmit}>
      <div className="neat-in">
        <label htmlFor="any">{words.boxLabel}</label>
        <textarea
          id="any"
          rows={3}
          placeholder={words.boxHint}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="dropbox-row">
          <PickFile
            label={words.picture}
            icon={picture}
            accept="image/*"
            onFile={(file) => bring(sortFile(file), specSentences.invalidImage)}
          />
          <PickFile
            label={words.recording}
            icon={recording}
            accept="audio/*"
            onFile={(file) => bring(sortFile(file), specSentences.invalidAudio)}
          />
          <button className="btn primary big" type="submit">
            {words.checkIt}
          </button>
        </div>
      </div>
    </form>
  )
}
