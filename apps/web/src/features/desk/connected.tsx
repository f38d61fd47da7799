import { deskWords as words, MICROSOFT_RUNTIME, ownSentences } from '@atlas/contract'
import { useRead } from '../../shared/api/use-read.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { info, offline } from '../../shared/ui/icons.ts'
import { askCopy } from './ask-copy.ts'
import { useConnection } from './use-connection.ts'

const Gone = () => (
  <div className="offline">
    <Icon d={offline} />
    <span>
      <b>{words.gone}</b> {words.goneSay}
    </span>
  </div>
)

const Needs = () => (
  <div className="offline">
    <Icon d={info} />
    <span>
      <b>{words.needs}</b> {words.needsSay}{' '}
      <a href={MICROSOFT_RUNTIME} target="_blank" rel="noreferrer">
        {words.needsGo}
      </a>
    </span>
  </div>
)

/** Holds the program awake as long as this page is there, and says what stands in its way. */
export const Connected = () => {
  const isGone = useConnection()
  const [copy] = useRead(askCopy, ownSentences.unexpected)
  return (
    <div aria-live="polite">
      {isGone && <Gone />}
      {!isGone && copy.step === 'done' && !copy.value.can_read && <Needs />}
    </div>
  )
}
