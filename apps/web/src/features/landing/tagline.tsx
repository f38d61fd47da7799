import { landingWords as words, shellWords } from '@atlas/contract'
import { useEffect, useState } from 'react'
import { useMedia } from '../../shared/browser/use-media.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { pause, play } from '../../shared/ui/icons.ts'

const MILLISECONDS = 2600

/** Changes until somebody stops it, and not while it is pointed at, nor for people who asked for less motion. */
const useRotation = (isStopped: boolean) => {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (isStopped) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) setAt((last) => (last + 1) % words.phrases.length)
    }, MILLISECONDS)
    return () => clearInterval(timer)
  }, [isStopped])
  return at
}

export const Tagline = () => {
  const wantsCalm = useMedia('(prefers-reduced-motion: reduce)')
  const [isPaused, setPaused] = useState<boolean | undefined>(undefined)
  const [isPointed, setPointed] = useState(false)
  const isStopped = isPaused ?? wantsCalm
  const at = useRotation(isStopped || isPointed)
  return (
    <>
      <p className="eyebrow">
        <span>{shellWords.motto}</span>
        <button
          className="icon-btn rotor-btn"
          type="button"
          aria-label={isStopped ? words.startPhrases : words.stopPhrases}
          onClick={() => setPaused(!isStopped)}
        >
          <Icon d={isStopped ? play : pause} size={18} />
        </button>
      </p>
      <h1 onPointerEnter={() => setPointed(true)} onPointerLeave={() => setPointed(false)}>
        <span className="vh">{words.allPhrases}</span>
        <span aria-hidden="true">
          <span className="l">{words.beforeStart}</span> <span className="l">{words.beforeEnd}</span>
        </span>
        <span className="rotor" aria-hidden="true">
          {words.phrases.map((phrase, index) => (
            <em key={phrase} className={index === at ? 'on' : undefined}>
              {phrase}
            </em>
          ))}
        </span>
      </h1>
    </>
  )
}
