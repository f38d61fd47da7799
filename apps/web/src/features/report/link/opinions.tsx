import { type LinkReport, reportWords as words, say } from '@atlas/contract'
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

const order: readonly Opinion['opinion'][] = ['malicious', 'suspicious', 'harmless']

/** The gravest first; those that said nothing apart. */
const byGravity = (opinions: readonly Opinion[]) => ({
  said: order.flatMap((kind) => opinions.filter(({ opinion }) => opinion === kind)),
  silent: opinions.filter(({ opinion }) => !order.includes(opinion)),
})

const Rows = ({ opinions }: { opinions: readonly Opinion[] }) => (
  <ul className="engines">
    {opinions.map((opinion) => (
      <OpinionRow key={opinion.engine} opinion={opinion} />
    ))}
  </ul>
)

export const Opinions = ({ opinions }: { opinions: LinkReport['opinions'] }) => {
  if (opinions.length === 0) return null
  const { said, silent } = byGravity(opinions)
  return (
    <>
      <h4 className="reasons-head">{words.enginesTitle}</h4>
      <Rows opinions={said} />
      {silent.length > 0 && (
        <details className="silent">
          <summary>{say(words.silentEngines, { count: silent.length })}</summary>
          <Rows opinions={silent} />
        </details>
      )}
    </>
  )
}
