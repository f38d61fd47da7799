import { useEffect, useRef } from 'react'
import { Glyph } from '../../../shared/ui/glyph.tsx'
import type { Look } from './verdict.ts'

/** Shape, sentence, and one more in plain words. The focus lands here when a report appears. */
export const Band = ({ look }: { look: Look }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.closest('.report')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <header className="band">
      <div className="band-in">
        <Glyph tone={look.tone} size={64} />
        <div className="band-words">
          <p className="band-label">{look.label}</p>
          <h2 id="verdict" tabIndex={-1} ref={title}>
            {look.title}
          </h2>
          <p className="band-say">{look.say}</p>
        </div>
      </div>
    </header>
  )
}
