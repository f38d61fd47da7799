import { deskWords as words, OLD_MODELS_MONTHS, ownSentences, say } from '@atlas/contract'
import { useState } from 'react'
import { useRead } from '../../shared/api/use-read.ts'
import { sayDay } from '../../shared/browser/dates.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { desktop } from '../../shared/ui/icons.ts'
import { askCopy } from './ask-copy.ts'
import { monthsSince } from './months-since.ts'

/** Which copy this is, and how old what it knows is. */
export const CopyBanner = () => {
  const [now] = useState(() => new Date())
  const [copy] = useRead(askCopy, ownSentences.unexpected)
  if (copy.step !== 'done') return null
  const { version, models } = copy.value
  const months = monthsSince(models, now)
  return (
    <section className="wrap">
      <div className="banner">
        <Icon d={desktop} size={44} className="lead-i" />
        <div>
          <h2>{words.copy}</h2>
          <p>{say(words.copySay, { version })}</p>
          <p>
            {say(words.models, { date: sayDay(models) })}{' '}
            {months >= OLD_MODELS_MONTHS && <b>{say(words.modelsOld, { count: months })}</b>}
          </p>
        </div>
      </div>
    </section>
  )
}
