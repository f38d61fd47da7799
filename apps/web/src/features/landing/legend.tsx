import { landingWords as words, scaleWords } from '@atlas/contract'
import { Glyph } from '../../shared/ui/glyph.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Scale } from '../../shared/ui/scale.tsx'

export const Legend = () => (
  <section className="sec tight">
    <div className="wrap legend">
      <div className="sec-head">
        <h2>{words.readTitle}</h2>
        <p className="lead">{words.readLead}</p>
        <Scale label={scaleWords.only} />
        <p>
          <Link to="/vision">{words.why}</Link>
        </p>
      </div>
      <ul className="keys">
        {words.keys.map(({ tone, name, say }) => (
          <li key={tone} className="key">
            <span className={`swatch v-${tone}`}>
              <Glyph tone={tone} size={36} />
            </span>
            <div>
              <b>{name}</b>
              <p>{say}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
