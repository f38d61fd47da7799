import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

type Props = {
  readonly className?: string
  readonly summaryClass?: string
  readonly label?: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

/** Closes on Escape, with the focus back on the button, and when somebody presses or moves the focus elsewhere. */
const useDismissal = (isOpen: boolean, close: () => void) => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      details.current?.querySelector('summary')?.focus()
    }
    const handleElsewhere = (event: Event) => {
      if (event.target instanceof Node && details.current?.contains(event.target) === false) close()
    }
    document.addEventListener('keydown', handleKey)
    document.addEventListener('pointerdown', handleElsewhere)
    document.addEventListener('focusin', handleElsewhere)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('pointerdown', handleElsewhere)
      document.removeEventListener('focusin', handleElsewhere)
    }
  }, [isOpen, close])
  return details
}

const Disclosure = ({ className = '', summaryClass = '', label, summary, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  const details = useDismissal(isOpen, close)
  const dismiss = () => {
    close()
    details.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      className={`drop ${className}`}
      ref={details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={summaryClass} aria-label={label}>
        {summary}
      </summary>
      {/* A choice closes the menu and leaves the focus on its button, so that a dialog can give it back there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className="drop-panel" onClick={dismiss}>
        {children}
      </div>
    </details>
  )
}

/** A menu of links: the platform's own disclosure, with links that stay links. On another page it is closed again. */
export const DropMenu = (props: Props) => {
  const { pathname } = useLocation()
  return <Disclosure key={pathname} {...props} />
}
