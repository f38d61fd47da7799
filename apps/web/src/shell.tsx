import { analyzeText, ownSentences, specSentences, TextReport } from '@atlas/contract'
import { type SubmitEvent, useState } from 'react'
import * as z from 'zod/mini'

type State =
  | { readonly step: 'idle' | 'analyzing' }
  | { readonly step: 'failed'; readonly sentence: string }
  | { readonly step: 'done'; readonly report: TextReport }

const Failure = z.object({ error: z.string() })

const check = async (text: string): Promise<State> => {
  const body = JSON.stringify({ text })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(analyzeText.path, { method: analyzeText.method, headers, body })
  const answer: unknown = await response.json()
  if (response.ok) return { step: 'done', report: z.parse(TextReport, answer) }
  return { step: 'failed', sentence: z.safeParse(Failure, answer).data?.error ?? specSentences.textFailed }
}

const sentenceFor = (report: TextReport): string => {
  if (report.verdict === 'scam') return specSentences.scam
  if (report.verdict === 'suspicious') return `This message ${specSentences.suspicious}`
  return report.unsure ? ownSentences.cannotTell : ownSentences.looksLegitimate
}

/** The first page: one box, one button, one honest answer. */
export const Shell = () => {
  const [text, setText] = useState('')
  const [state, setState] = useState<State>({ step: 'idle' })
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState({ step: 'analyzing' })
    check(text).then(setState, () => setState({ step: 'failed', sentence: specSentences.textFailed }))
  }
  return (
    <main>
      <h1>ATLAS</h1>
      <p>{ownSentences.tagline}</p>
      <form onSubmit={handleSubmit}>
        <label htmlFor="text">{ownSentences.textLabel}</label>
        <textarea id="text" rows={8} value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit" disabled={text.trim() === '' || state.step === 'analyzing'}>
          {state.step === 'analyzing' ? specSentences.analyzing : ownSentences.analyze}
        </button>
      </form>
      <div aria-live="polite">
        {state.step === 'failed' && <p role="alert">{state.sentence}</p>}
        {state.step === 'done' && (
          <section className={state.report.verdict}>
            <h2>{sentenceFor(state.report)}</h2>
            <ul>
              {state.report.evidence.map((item) => (
                <li key={`${item.rule} ${item.start}`}>
                  <q>{item.quote}</q> {item.why}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  )
}
