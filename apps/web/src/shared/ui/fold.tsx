import { reportWords } from '@atlas/contract'
import { useId, useState } from 'react'

const FOLD_ABOVE = 200

/** Transcript and extracted text, about 6em of it until somebody asks for more. */
export const Fold = ({ text }: { text: string }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (text.length <= FOLD_ABOVE) return <p className="fold-text plain">{text}</p>
  return (
    <div className={isOpen ? 'fold open' : 'fold'}>
      <p className="fold-text" id={id}>
        {text}
      </p>
      <button
        className="more-btn"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? reportWords.showLess : reportWords.showMore}
      </button>
    </div>
  )
}
