import { benchmarkWords as words, say } from '@atlas/contract'
import type { Outside } from './figures.ts'
import { nameOfChannel, nameOfCollection } from './names.ts'
import { ofHundred } from './numbers.ts'
import { ShareTable } from './tables.tsx'

const lines: Readonly<Record<string, string>> = words.realLines

/** The sentence of the first screen; what was not measured is said. */
export const realSentence = (outside: Outside | undefined): string => {
  const real = outside?.collected?.real
  return real === undefined || real.caught === null || real.alarms === null
    ? words.leadNoReal
    : say(words.leadReal, { caught: ofHundred(real.caught), alarms: ofHundred(real.alarms) })
}

const Collected = ({ sets, madeUp }: NonNullable<Outside['collected']>) => (
  <>
    <h3>{words.collectedTitle}</h3>
    <p>{words.collectedSay}</p>
    <ShareTable
      caption={words.collectedTitle}
      what={words.collection}
      lines={sets}
      nameOf={(id) => (madeUp.includes(id) ? say(words.madeUp, { name: nameOfCollection(id) }) : nameOfCollection(id))}
    />
  </>
)

/** How it does on single messages: collected by others, and typical ones of our own. */
export const RealMessages = ({ outside, model }: { outside: Outside | undefined; model: string }) => (
  <section className="card stack" aria-labelledby="real">
    <h2 id="real">{words.realTitle}</h2>
    <p>{words.realSay}</p>
    {outside === undefined ? (
      <p>{words.realNotMeasured}</p>
    ) : (
      <>
        <ShareTable
          caption={words.realTitle}
          what={words.realLine}
          lines={[...(outside.collected === undefined ? [] : [outside.collected.real]), outside.typical.all]}
          nameOf={(id) => lines[id] ?? id}
        />
        <p>
          {words.realNotBlind} {outside.model !== model && say(words.realStale, { model: outside.model })}
        </p>
        {outside.collected === undefined ? <p>{words.collectedNone}</p> : <Collected {...outside.collected} />}
        <h3>{words.typicalTitle}</h3>
        <p>{words.typicalSay}</p>
        <ShareTable
          caption={words.typicalTitle}
          what={words.channel}
          lines={outside.typical.channels}
          nameOf={nameOfChannel}
        />
      </>
    )}
  </section>
)
