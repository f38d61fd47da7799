import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Props = {
  readonly className?: string
  readonly summaryClass?: string
  readonly label?: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

/** Closes a disclosure on Escape (with the focus back on its button), on a click elsewhere and when the page changes. */
const useDismissal = () => {
  const details = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (details.current !== null) details.current.open = false
  }, [pathname])
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const element = details.current
      if (event.key !== 'Escape' || element?.open !== true) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    const handlePress = (event: Event) => {
      const element = details.current
      if (element?.open === true && event.target instanceof Node && !element.contains(event.target))
        element.open = false
    }
    document.addEventListener('keydown', handleKey)
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('focusin', handlePress)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('focusin', handlePress)
    }
  }, [])
  return details
}

/** A menu of links: the platform's own disclosure, with links that stay links. */
export const DropMenu = ({ className = '', summaryClass = '', label, summary, children }: Props) => {
  const details = useDismissal()
  const close = () => {
    if (details.current !== null) details.current.open = false
  }
  return (
    <details className={`drop ${className}`} ref={details} name="menu">
      <summary className={summaryClass} aria-label={label}>
        {summary}
      </summary>
      {/* A choice closes the menu; the links and buttons inside are what the keyboard reaches. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className="drop-panel" onClick={close}>
        {children}
      </div>
    </details>
  )
}
