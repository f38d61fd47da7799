import { shellWords } from '@atlas/contract'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { close } from './icons.ts'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The platform's own modal dialog: it holds the focus, closes on Escape and gives the focus back. */
export const Dialog = ({ title, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    if (!element.open) element.showModal()
    element.querySelector<HTMLElement>('input, textarea, select')?.focus()
    return () => element.close()
  }, [])
  return (
    <dialog
      className="neat dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="neat-in">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button className="icon-btn" type="button" aria-label={shellWords.close} onClick={onClose}>
            <Icon d={close} size={24} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
