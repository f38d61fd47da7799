import { benchmarkWords as words, say } from '@atlas/contract'
import type { Figures } from './figures.ts'
import { nameOfChannel, nameOfKind, nameOfLanguage } from './names.ts'
import { ofHundred } from './numbers.ts'
import { alarmsMost, LEAST, missedMost } from './weak-spots.ts'

type ListProps = {
  readonly title: string
  readonly sentence: string
  readonly spots: ReturnType<typeof missedMost>
  readonly nameOf: (id: string) => string
}

const Spots = ({ title, sentence, spots, nameOf }: ListProps) =>
  spots.length === 0 ? null : (
    <div>
      <h3>{title}</h3>
      <ul className="spots">
        {spots.map(({ id, share }) => (
          <li key={id}>{say(sentence, { name: nameOf(id), share: ofHundred(share) })}</li>
        ))}
      </ul>
    </div>
  )

/** Where it does worst, taken from the figures themselves, and what no figure can say. */
export const Weak = ({ figures }: { figures: Figures }) => {
  const whole = figures.checkers.find(({ id }) => id === 'server')
  const caught = whole?.caught ?? 1
  return (
    <section className="card buff" aria-labelledby="weak">
      <h2 id="weak">{words.weakTitle}</h2>
      <p>{say(words.weakSay, { least: LEAST })}</p>
      <div className="halves">
        <Spots
          title={words.weakKinds}
          sentence={words.weakCaught}
          spots={missedMost(figures.kinds, caught)}
          nameOf={nameOfKind}
        />
        <Spots
          title={words.weakLanguages}
          sentence={words.weakCaught}
          spots={missedMost(figures.languages, caught)}
          nameOf={nameOfLanguage}
        />
        <Spots
          title={words.weakChannels}
          sentence={words.weakCaught}
          spots={missedMost(figures.channels, caught)}
          nameOf={nameOfChannel}
        />
        <Spots
          title={words.weakAlarms}
          sentence={words.weakAlarm}
          spots={alarmsMost(figures.kinds, whole?.alarms ?? 0)}
          nameOf={nameOfKind}
        />
      </div>
      <div className="stack notes">
        {words.limits.map((limit) => (
          <p key={limit}>{limit}</p>
        ))}
      </div>
    </section>
  )
}
