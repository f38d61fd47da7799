import { checkWords as words } from '@atlas/contract'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { isSubmitKey } from '../../shared/browser/submit-key.ts'
import { handOver } from '../hand-over/hand-over.ts'

/** What could not be written down can be typed: the box stands ready. */
export const TypeIt = () => {
  const [text, setText] = useState('')
  const id = useId()
  const navigate = useNavigate()
  const check = () => {
    if (text.trim() === '') return
    handOver({ kind: 'text', text })
    void navigate('/text')
  }
  return (
    <form
      className="type-it"
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <label htmlFor={id}>{words.typeIt}</label>
      <p>{words.typeItSay}</p>
      <textarea
        id={id}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (isSubmitKey(event)) check()
        }}
      />
      <button className="btn primary" type="submit" disabled={text.trim() === ''}>
        {words.typeItGo}
      </button>
    </form>
  )
}
