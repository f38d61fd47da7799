import { countries, guessCountry, PLACES_CHECKED, placeWords as words, say } from '@atlas/contract'
import { useId, useState } from 'react'
import { sayDay } from '../../../shared/browser/dates.ts'
import { keep, readKept } from '../../../shared/browser/keep.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { external } from '../../../shared/ui/more-icons.ts'

const KEY = 'atlas_country'

const firstCountry = (): string => {
  const kept = readKept(KEY)
  return kept !== null && countries.some(({ id }) => id === kept) ? kept : guessCountry(navigator.languages)
}

const PlaceName = ({ name, href }: { name: string; href: string | undefined }) => {
  if (href === undefined) return <b>{name}</b>
  if (!href.startsWith('https:')) return <a href={href}>{name}</a>
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={say(words.outside, { name })}>
      {name} <Icon d={external} size={18} />
    </a>
  )
}

/** Where to report it, by country: guessed, changeable, remembered. */
export const WhereToReport = () => {
  const [country, setCountry] = useState(firstCountry)
  const id = useId()
  const places = countries.find((one) => one.id === country)?.places ?? []
  const handleChange = (chosen: string) => {
    setCountry(chosen)
    keep(KEY, chosen)
  }
  return (
    <section className="where" aria-labelledby="where-h">
      <div className="where-head">
        <h3 id="where-h">{words.title}</h3>
        <div className="inline-field">
          <label htmlFor={id}>{words.country}</label>
          <select id={id} value={country} onChange={(event) => handleChange(event.target.value)}>
            {countries.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <ul className="ports">
        <li>
          <b>{words.bank}</b>
          <span>{words.bankSay}</span>
        </li>
        {places.map(({ name, href, say: what }) => (
          <li key={name}>
            <PlaceName name={name} href={href} />
            <span>{what}</span>
          </li>
        ))}
      </ul>
      <p className="fine">{say(words.checked, { date: sayDay(PLACES_CHECKED) })}</p>
    </section>
  )
}
