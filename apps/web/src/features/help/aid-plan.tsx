import { aidPlan, type AidTime, aidTimes, aidWords as words, type PlannedStep } from '@atlas/contract'
import { useAidChoice } from './aid-choice.ts'
import { useCountry } from './country.ts'
import { Lines } from './helplines.tsx'
import { Places } from './places.tsx'

const times = ['now', 'today', 'after'] as const satisfies readonly AidTime[]

const Tell = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length === 0 ? null : (
    <div className="tell">
      <b>{words.say}</b>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )

const StepLines = ({ which, hasPlaces }: { which: PlannedStep['lines']; hasPlaces: boolean }) => {
  const { lines, places } = useCountry()
  if (which === undefined) return null
  const own = lines.filter(({ isFirst }) => (which === 'first' ? isFirst : !isFirst && hasPlaces))
  return (
    <>
      {own.length > 0 && <Lines lines={own} />}
      {which === 'others' && hasPlaces && <Places places={places} />}
    </>
  )
}

const Step = ({ step, hasPlaces }: { step: PlannedStep; hasPlaces: boolean }) => (
  <li>
    <p className="stop">{step.do}</p>
    <p>{step.why}</p>
    <Tell sentences={step.tell} />
    <StepLines which={step.lines} hasPlaces={hasPlaces} />
  </li>
)

/** The steps for all that happened, by the time that is left for them. A report names the places beside them anyway. */
export const AidPlan = ({ hasPlaces = false }: { hasPlaces?: boolean }) => {
  const { what, how } = useAidChoice()
  const plan = aidPlan(what, how)
  const Heading = hasPlaces ? 'h3' : 'h4'
  return (
    <div className="aid-steps" aria-live="polite">
      {plan.length === 0 && <p className="aid-wait">{words.wait}</p>}
      {times.map((time) => {
        const steps = plan.filter(({ when }) => when === time)
        return (
          steps.length > 0 && (
            <div key={time} className="aid-time">
              <Heading className="reasons-head">{aidTimes[time]}</Heading>
              <ol className={time === 'now' ? 'route' : 'route later'}>
                {steps.map((step) => (
                  <Step key={step.id} step={step} hasPlaces={hasPlaces} />
                ))}
              </ol>
            </div>
          )
        )
      })}
    </div>
  )
}
