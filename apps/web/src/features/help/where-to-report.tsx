import { PLACES_CHECKED, placeWords as words, say } from '@atlas/contract'
import { sayDay } from '../../shared/browser/dates.ts'
import { CountryField } from './country-field.tsx'
import { useCountry } from './country.ts'
import { FoldedPart } from './folded-part.tsx'
import { Lines, LineSources, NeverCall } from './helplines.tsx'
import { Places } from './places.tsx'

/** Where to report it, by country. */
export const WhereToReport = ({ isFolded = false }: { isFolded?: boolean }) => {
  const { places, lines } = useCountry()
  return (
    <FoldedPart className="where" isFolded={isFolded} head={<h3 id="where-h">{words.title}</h3>} label="where-h">
      <CountryField />
      <div className="where-both">
        <div>
          <ul className="ports">
            <li>
              <b>{words.bank}</b>
              <span>{words.bankSay}</span>
            </li>
          </ul>
          <Places places={places} />
        </div>
        {lines.length > 0 && (
          <div>
            <Lines lines={lines} />
            <NeverCall />
          </div>
        )}
      </div>
      <p className="fine">{say(words.checked, { date: sayDay(PLACES_CHECKED) })}</p>
      <LineSources lines={lines} />
    </FoldedPart>
  )
}
