import { communityWords as words, readScores, say } from '@atlas/contract'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'

const shown = (score: number): string => score.toFixed(2)

/** What the approval changed, asked for only by who wants to know: it is a check like any other. */
export const ScoreThen = ({ id }: { id: string }) => {
  const [scores, setScores] = useState<{ before?: number | undefined; now: number } | undefined>(undefined)
  const { isBusy, failure, send } = useSend(words.scoreFailed)
  const ask = () => void send(async () => setScores(await call(readScores, { id, fallback: words.scoreFailed })))
  if (scores === undefined)
    return (
      <span>
        <button className="link-btn" type="button" disabled={isBusy} onClick={ask}>
          {words.scoreAsk}
        </button>
        <FormFailure failure={failure} />
      </span>
    )
  const { before, now } = scores
  return (
    <output className="fine">
      {before === undefined
        ? say(words.scoreNow, { now: shown(now) })
        : say(words.scoreBoth, { before: shown(before), now: shown(now) })}
    </output>
  )
}
