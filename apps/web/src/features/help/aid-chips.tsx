import { aidWords as words, type Happening, happenings, type Payment, payments } from '@atlas/contract'
import { Icon } from '../../shared/ui/icon.tsx'
import { phone } from '../../shared/ui/icons.ts'
import { bank, card, click, coin, gift, idCard, key, laptop, money, parcel } from '../../shared/ui/more-icons.ts'
import { useAidChoice } from './aid-choice.ts'

const happeningIcons: Readonly<Record<Happening, string>> = { money, code: key, click, card: idCard, remote: laptop }
const paymentIcons: Readonly<Record<Payment, string>> = { bank, card, app: phone, gift, coin, cash: parcel }

type Choice<Id extends string> = {
  readonly legend: string
  readonly name: string
  readonly options: readonly { readonly id: Id; readonly name: string }[]
  readonly icons: Readonly<Record<Id, string>>
  readonly chosen: ReadonlySet<Id>
  readonly onToggle: (id: Id) => void
}

const Chips = <Id extends string>({ legend, name, options, icons, chosen, onToggle }: Choice<Id>) => (
  <fieldset className={`choose-${name}`}>
    <legend>{legend}</legend>
    <div className="chips">
      {options.map((option) => (
        <label key={option.id} className="chip">
          <input type="checkbox" name={name} checked={chosen.has(option.id)} onChange={() => onToggle(option.id)} />
          <Icon d={icons[option.id]} />
          <span>{option.name}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

/** What happened, several things at once if need be, and how it was paid. */
export const AidChips = () => {
  const { what, how, toggleWhat, toggleHow } = useAidChoice()
  return (
    <div className="aid-ask">
      <Chips
        legend={words.what}
        name="what"
        options={happenings}
        icons={happeningIcons}
        chosen={what}
        onToggle={toggleWhat}
      />
      {what.has('money') && (
        <Chips
          legend={words.how}
          name="how"
          options={payments}
          icons={paymentIcons}
          chosen={how}
          onToggle={toggleHow}
        />
      )}
    </div>
  )
}
