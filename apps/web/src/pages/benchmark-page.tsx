import { benchmarkWords as words, say } from '@atlas/contract'
import { readFigures } from '../features/benchmark/figures.ts'
import { InShort } from '../features/benchmark/in-short.tsx'
import { LearningCurve } from '../features/benchmark/learning-curve.tsx'
import { nameOfChannel, nameOfChecker, nameOfKind, nameOfLanguage } from '../features/benchmark/names.ts'
import { ofHundred, sayCount } from '../features/benchmark/numbers.ts'
import { RealMessages, realSentence } from '../features/benchmark/real-messages.tsx'
import { SecondPart } from '../features/benchmark/second-part.tsx'
import { CheckerTable, ShareTable } from '../features/benchmark/tables.tsx'
import { Weak } from '../features/benchmark/weak.tsx'
import { PageHead } from '../shared/ui/page-head.tsx'
import '../features/benchmark/benchmark.css'

const figures = readFigures()
const server = figures.checkers.find(({ id }) => id === 'server')

const Others = () => (
  <section className="card" aria-labelledby="others">
    <h2 id="others">{words.othersTitle}</h2>
    <p>{words.othersSay}</p>
    <CheckerTable
      caption={words.othersTitle}
      what={words.checker}
      lines={figures.checkers.filter(({ id }) => id !== 'core')}
      nameOf={nameOfChecker}
    />
    <p className="notes">{words.perHundred}</p>
  </section>
)

const Parts = () => (
  <>
    <div className="c6 stack-cards">
      <section className="card" aria-labelledby="languages">
        <h2 id="languages">{words.languagesTitle}</h2>
        <p>{words.few}</p>
        <ShareTable
          caption={words.languagesTitle}
          what={words.language}
          lines={figures.languages}
          nameOf={nameOfLanguage}
        />
      </section>
      <section className="card" aria-labelledby="channels">
        <h2 id="channels">{words.channelsTitle}</h2>
        <ShareTable
          caption={words.channelsTitle}
          what={words.channel}
          lines={figures.channels}
          nameOf={nameOfChannel}
        />
      </section>
    </div>
    <section className="card c6" aria-labelledby="kinds">
      <h2 id="kinds">{words.kindsTitle}</h2>
      <p>{words.kindsSay}</p>
      <ShareTable caption={words.kindsTitle} what={words.kind} lines={figures.kinds} nameOf={nameOfKind} />
    </section>
  </>
)

const RunIt = () => (
  <section className="card tint stack" aria-labelledby="run">
    <h2 id="run">{words.runTitle}</h2>
    <p>{words.runSay}</p>
    <pre>
      <code>{words.runCommand}</code>
    </pre>
    <p>{words.runOurs}</p>
    <pre>
      <code>{words.runOursCommand}</code>
    </pre>
    <p>{words.runCard}</p>
    <p className="label">
      {say(words.model, {
        model: figures.model,
        messages: sayCount(figures.corpus.messages),
        training: sayCount(figures.corpus.training),
      })}
    </p>
  </section>
)

/** How good the text check is, measured on messages it never saw: plain words, then tables, then how to check us. */
export const BenchmarkPage = () => (
  <>
    <PageHead
      title={words.title}
      lead={say(words.lead, {
        caught: ofHundred(server?.caught ?? 0),
        alarms: ofHundred(server?.alarms ?? 0),
        real: realSentence(figures.outside),
      })}
    />
    <div className="wrap cards benchmark">
      <InShort figures={figures} />
      {figures.second !== undefined && server !== undefined && (
        <SecondPart figures={figures} second={figures.second} server={server} />
      )}
      <RealMessages outside={figures.outside} model={figures.model} />
      <Weak figures={figures} />
      <Others />
      <Parts />
      {figures.curve !== undefined && <LearningCurve curve={figures.curve} />}
      <RunIt />
    </div>
  </>
)
