import { type ReactNode, useEffect, useRef } from 'react'

type Props = { readonly label: string; readonly summary: ReactNode; readonly children: ReactNode }

/** A note that opens on click, tap or key, and closes on Escape or a press elsewhere: hovering alone helps nobody on a phone. */
export const Tip = ({ label, summary, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current
      if (element?.open !== true) return
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !element.contains(toNode(event.target))) {
        element.open = false
      }
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <details className="tip" ref={details}>
      <summary aria-label={label}>{summary}</summary>
      <div className="tip-body" role="note">
        {children}
      </div>
    </details>
  )
}

const toNode = (target: EventTarget | null): Node | null => (target instanceof Node ? target : null)
