import { countries, placeWords as words } from '@atlas/contract'
import { useId } from 'react'
import { useCountry } from './country.ts'

export const CountryField = () => {
  const { id: country, name, chooseCountry } = useCountry()
  const id = useId()
  return (
    <div className="inline-field country">
      <label htmlFor={id}>{words.country}</label>
      <select id={id} value={country} onChange={(event) => chooseCountry(event.target.value)}>
        {countries.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      {/* On paper there is nothing to choose: the name alone stands there, and none where none is known. */}
      <span className="paper-only" aria-hidden="true">
        {country === '' ? '' : name}
      </span>
    </div>
  )
}
