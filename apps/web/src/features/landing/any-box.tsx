import { landingWords as words, specSentences } from '@atlas/contract'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isSubmitKey } from '../../shared/browser/submit-key.ts'
import { picture, recording } from '../../shared/ui/icons.ts'
import { FieldProblem } from '../../shared/ui/field.tsx'
import { PickFile } from '../../shared/ui/pick-file.tsx'
import { type Brought, handOver, pathFor } from '../hand-over/hand-over.ts'
import { sortFile, sortText } from '../hand-over/sort.ts'
import { useKeptField } from '../kept/use-kept-field.ts'
import { useNotify } from '../notices/notices.tsx'

/**
 * One box for everything: what it is decides which check it goes to. The page is seen before it is alive, so the box
 * itself holds the text, whenever it was typed, and the button sends nothing by itself: a form that was sent too early
 * would put the message into the address.
 */
export const AnyBox = () => {
  const box = useRef<HTMLTextAreaElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  useKeptField(box, 'landing')
  const navigate = useNavigate()
  const notify = useNotify()
  const bring = (brought: Brought | undefined, refusal: string) => {
    if (brought === undefined) return notify('error', refusal)
    handOver(brought)
    void navigate(pathFor[brought.kind])
  }
  const handleCheck = () => {
    const brought = sortText(box.current?.value ?? '')
    setEmpty(brought === undefined)
    if (brought === undefined) box.current?.focus()
    else bring(brought, '')
  }
  return (
    <div className="neat dropbox">
      <div className="neat-in">
        <label htmlFor="any">{words.boxLabel}</label>
        <textarea
          id="any"
          rows={3}
          placeholder={words.boxHint}
          ref={box}
          aria-describedby={isEmpty ? 'any-problem' : undefined}
          onChange={() => setEmpty(false)}
          onKeyDown={(event) => {
            if (!isSubmitKey(event)) return
            event.preventDefault()
            handleCheck()
          }}
        />
        <div aria-live="polite">{isEmpty && <FieldProblem id="any-problem" sentence={words.boxEmpty} />}</div>
        <div className="dropbox-row">
          <PickFile
            label={words.picture}
            icon={picture}
            look="outline"
            accept="image/*"
            onFile={(file) => bring(sortFile(file), specSentences.invalidImage)}
          />
          <PickFile
            label={words.recording}
            icon={recording}
            look="outline"
            accept="audio/*"
            onFile={(file) => bring(sortFile(file), specSentences.invalidAudio)}
          />
          <button className="btn primary big" type="button" onClick={handleCheck}>
            {words.checkIt}
          </button>
        </div>
      </div>
    </div>
  )
}
