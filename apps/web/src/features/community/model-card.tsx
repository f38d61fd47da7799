import { ownSentences, readModels, say, trainingWords as words, trainModel } from '@atlas/contract'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../shared/api/call.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { sayMinute } from '../../shared/browser/dates.ts'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { Loading } from '../../shared/ui/loading.tsx'
import { ReadFailure } from '../../shared/ui/read-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'
import { useNotify } from '../notices/notices.tsx'
import { NewsDraft } from './news-draft.tsx'
import { UseModel } from './use-model.tsx'
import './model.css'

type Models = z.infer<typeof readModels.reply>
type Training = NonNullable<Models['training']>
type Kept = Models['models'][number]

const LOOK_MILLISECONDS = 5000

const read = (signal: AbortSignal) => call(readModels, { signal, fallback: words.readFailed })

const inHundred = (share: number | null): string => (share === null ? '?' : (share * 100).toFixed(1))

const About = ({ model }: { model: Kept }) => (
  <div className="about-model">
    <p>{say(words.learnedFrom, { count: model.examples, date: sayMinute(model.made_on) })}</p>
    <p className="fine">
      {say(words.figures, { caught: inHundred(model.marked.caught), alarms: inHundred(model.marked.alarms) })}
    </p>
  </div>
)

const round = (value: number | null): string => (value === null ? '?' : String(Math.round(value * 10_000) / 10_000))

const Outcome = ({ training }: { training: Training }) => {
  const date = sayMinute(training.ended_on ?? training.asked_on)
  if (training.state === 'promoted') return <p>{say(words.promoted, { date })}</p>
  if (training.state === 'failed')
    return (
      <p>
        {say(words.failed, { date })} {training.why !== undefined && words.failures[training.why]}
      </p>
    )
  const bars = training.bars ?? []
  return (
    <>
      <p>{say(words.refused, { date, count: bars.length })}</p>
      <ul className="missed-bars">
        {bars.map(({ name, value, least, most }) => (
          <li key={name}>
            {say(least === undefined ? words.barMost : words.barLeast, {
              name,
              value: round(value),
              limit: least ?? most ?? '?',
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

const Progress = ({ training }: { training: Training }) => {
  if (training.overdue)
    return <output className="training">{say(words.overdue, { date: sayMinute(training.asked_on) })}</output>
  const line = training.state === 'waiting' ? words.waiting : say(words.running, { share: training.share })
  return (
    <div className="training">
      <output>{line}</output>
      <progress aria-label={line} value={training.share} max={100} />
      {training.stage !== undefined && <p className="fine">{words.stages[training.stage]}</p>}
    </div>
  )
}

const Train = ({ models, onAsked }: { models: Models; onAsked: () => void }) => {
  const { isBusy, failure, send } = useSend(words.trainFailed)
  const notify = useNotify()
  const train = () =>
    void send(async () => {
      await call(trainModel, { fallback: words.trainFailed })
      notify('success', ownSentences.trainingAsked)
      onAsked()
    })
  if (models.approved === 0) return <p className="fine">{words.trainNone}</p>
  return (
    <>
      <p className="fine">
        {models.approved_since === 0 ? words.trainZero : say(words.trainSay, { count: models.approved_since })}{' '}
        {words.trainLong}
      </p>
      <FormFailure failure={failure} />
      <button className="btn outline start" type="button" disabled={isBusy} onClick={train}>
        {words.train}
      </button>
    </>
  )
}

const Kept = ({ models, onChange }: { models: Models; onChange: () => void }) => {
  const others = models.models.filter(({ _id }) => _id !== models.chosen)
  if (others.length === 0 && models.chosen === null) return null
  return (
    <>
      <h3>{words.others}</h3>
      <ul className="log">
        {others.map((model) => (
          <li key={model._id}>
            <About model={model} />
            {model.fits ? (
              <UseModel id={model._id} onDone={onChange} />
            ) : (
              <span className="fine">{words.otherRelease}</span>
            )}
          </li>
        ))}
        {models.chosen !== null && (
          <li>
            <span>{words.shippedName}</span>
            <UseModel id={null} onDone={onChange} />
          </li>
        )}
      </ul>
    </>
  )
}

const Running = ({ models }: { models: Models }) => {
  const chosen = models.models.find(({ _id }) => _id === models.chosen)
  const isThere = models.running === (chosen?.name ?? models.shipped)
  return (
    <div className="runs">
      <p>
        <b>{words.runs}:</b> {models.running === models.shipped ? words.isShipped : <code>{models.running}</code>}
      </p>
      {chosen !== undefined && isThere && <About model={chosen} />}
      {!isThere && <p className="fine">{chosen?.fits === false ? words.otherRelease : words.changing}</p>}
    </div>
  )
}

/** Which model judges texts, how a new one comes to be, and the way back. */
export const ModelCard = () => {
  const [models, again] = useRead(read, words.readFailed)
  const training = models.step === 'done' ? models.value.training : undefined
  const isOpen = training?.state === 'waiting' || training?.state === 'running'
  useEffect(() => {
    const timer = isOpen ? setInterval(again, LOOK_MILLISECONDS) : undefined
    return () => clearInterval(timer)
  })
  return (
    <section className="card model">
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      {models.step === 'loading' && <Loading />}
      {models.step === 'failed' && <ReadFailure failure={models.failure} onRetry={again} />}
      {models.step === 'done' && (
        <>
          <Running models={models.value} />
          {training !== undefined && (isOpen ? <Progress training={training} /> : <Outcome training={training} />)}
          {!isOpen && <Train models={models.value} onAsked={again} />}
          {models.value.drafts.map((draft) => (
            <NewsDraft key={draft._id} draft={draft} onDone={again} />
          ))}
          <Kept models={models.value} onChange={again} />
        </>
      )}
    </section>
  )
}
