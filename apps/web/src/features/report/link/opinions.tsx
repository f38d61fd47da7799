import { type LinkReport, reportWords as words } from '@atlas/contract'
import { Glyph, type Tone } from '../../../shared/ui/glyph.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { dash } from '../../../shared/ui/more-icons.ts'

type Opinion = LinkReport['opinions'][number]

const tones: Readonly<Partial<Record<Opinion['opinion'], Tone>>> = {
  harmless: 'legit',
  suspicious: 'susp',
  malicious: 'scam',
}

const OpinionRow = ({ opinion }: { opinion: Opinion }) => {
  const tone = tones[opinion.opinion]
  return (
    <li className={tone === undefined ? 'none' : `v-${tone}`}>
      {tone === undefined ? <Icon d={dash} size={26} /> : <Glyph tone={tone} size={26} isMini />}
      <div>
        <b>{opinion.name}</b>
        <p>{opinion.reason}</p>
      </div>
      <span className="word">{words.opinions[opinion.opinion]}</span>
    </li>
  )
}

export const Opinions = ({ opinions }: { opinions: LinkReport['opinions'] }) =>
  opinions.length === 0 ? null : (
    <>
      <h4 className="reasons-head">{words.enginesTitle}</h4>
      <ul className="engines">
        {opinions.map((opinion) => (
          <OpinionRow key={opinion.engine} opinion={opinion} />
        ))}
      </ul>
    </>
  )
