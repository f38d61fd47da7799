import { Fragment, useEffect, useRef } from 'react'
import { Glyph } from '../../../shared/ui/glyph.tsx'
import type { Look } from './verdict.ts'

/** Where there is room, a line ends where a sentence does. */
const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=[.!?]) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className="sentence">{sentence}</span>{' '}
    </Fragment>
  ))

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
            <Sentences text={look.title} />
          </h2>
          <p className="band-say">{look.say}</p>
        </div>
      </div>
    </header>
  )
}
