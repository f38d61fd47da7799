import { aidWords as words, firstAidSteps, type Happening, happenings, type Payment, payments } from '@atlas/contract'
import { useState } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import { phone } from '../../../shared/ui/icons.ts'
import {
  bank,
  card,
  click,
  coin,
  gift,
  idCard,
  key,
  laptop,
  lifebuoy,
  money,
  parcel,
} from '../../../shared/ui/more-icons.ts'

const happeningIcons: Readonly<Record<Happening, string>> = { money, code: key, click, card: idCard, remote: laptop }
const paymentIcons: Readonly<Record<Payment, string>> = { bank, card, app: phone, gift, coin, cash: parcel }

type Choice<Id extends string> = {
  readonly legend: string
  readonly name: string
  readonly options: readonly { readonly id: Id; readonly name: string }[]
  readonly icons: Readonly<Record<Id, string>>
  readonly chosen: Id | undefined
  readonly onChoose: (id: Id) => void
}

const Chips = <Id extends string>({ legend, name, options, icons, chosen, onChoose }: Choice<Id>) => (
  <fieldset className={`choose-${name}`}>
    <legend>{legend}</legend>
    <div className="chips">
      {options.map((option) => (
        <label key={option.id} className="chip">
          <input type="radio" name={name} checked={chosen === option.id} onChange={() => onChoose(option.id)} />
          <Icon d={icons[option.id]} />
          <span>{option.name}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

const Steps = ({ what, how }: { what: Happening | undefined; how: Payment | undefined }) => {
  const steps = firstAidSteps(what, how)
  return (
    <div className="aid-steps" aria-live="polite">
      {steps.length === 0 ? (
        <p className="aid-wait">{what === 'money' ? words.waitPay : words.wait}</p>
      ) : (
        <>
          <h4 className="reasons-head">{words.order}</h4>
          <ol className="route">
            {steps.map((step) => (
              <li key={step.do}>
                <p className="stop">{step.do}</p>
                <p>{step.why}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

/** It already happened: what, how it was paid, and the steps in their order. */
export const FirstAid = () => {
  const [what, setWhat] = useState<Happening | undefined>(undefined)
  const [how, setHow] = useState<Payment | undefined>(undefined)
  return (
    <section className="aid" id="first-aid" aria-labelledby="aid-h">
      <div className="aid-head">
        <Icon d={lifebuoy} size={36} />
        <div>
          <h3 id="aid-h" tabIndex={-1}>
            {words.title}
          </h3>
          <p>{words.lead}</p>
        </div>
      </div>
      <div className="aid-body">
        <div className="aid-ask">
          <Chips
            legend={words.what}
            name="what"
            options={happenings}
            icons={happeningIcons}
            chosen={what}
            onChoose={setWhat}
          />
          {what === 'money' && (
            <Chips
              legend={words.how}
              name="how"
              options={payments}
              icons={paymentIcons}
              chosen={how}
              onChoose={setHow}
            />
          )}
        </div>
        <Steps what={what} how={how} />
      </div>
    </section>
  )
}
