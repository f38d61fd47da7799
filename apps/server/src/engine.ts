import { ownSentences } from '@atlas/contract'
import { analyzeLink, analyzeText, knownLike, linkJudge, loadLinkModel } from '@atlas/engine'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type EncoderSettings, openEncoder } from './encoder/encoder.ts'
import type { Silence } from './encoder/schedule.ts'
import { noteSilences } from './encoder/silences.ts'
import type { Engine, ModelFiles } from './parts.ts'
import { ProblemError } from './problems.ts'
import { holdTextModel } from './text-model.ts'

const modelFile = (name: string): string => createRequire(import.meta.url).resolve(`@atlas/engine/model/${name}`)

const shippedFiles = (): ModelFiles => ({
  settings: JSON.parse(readFileSync(modelFile('text/settings.json'), 'utf8')),
  core: readFileSync(modelFile('text/core.bin')),
})

type Surroundings = {
  readonly report: (line: string) => void
  readonly cores?: number
  /** An answer was made without the encoder. */
  readonly onSilence?: (reason: Silence) => void
  /** Another encoder than the one that ships, or one that leaves sooner. */
  readonly encoder?: Partial<Pick<EncoderSettings, 'folder' | 'entry' | 'idleMilliseconds' | 'patienceMilliseconds'>>
}

/** The engines with their models, loaded once from what the repository holds; the encoder's processes at the first text. */
export const openEngine = ({ report, cores = 1, onSilence = () => {}, encoder: other }: Surroundings): Engine => {
  const linkModel = loadLinkModel(readFileSync(modelFile('link/link-model.bin')))
  const text = holdTextModel(shippedFiles())
  const shippedModel = text.current().settings.version
  // The first reading of a process builds its patterns: before it listens, not while somebody waits.
  knownLike(text.current(), 'Hello')
  const folder = path.dirname(modelFile('text/encoder/encoder.json'))
  const encoder = openEncoder({ folder, cores, report, ...other })
  const note = noteSilences(report)
  const judgeLink = linkJudge(linkModel)
  return {
    analyzeText: async (words, asker) => {
      const heard = await encoder.read(words, asker)
      if (heard.status === 'busy') throw new ProblemError('busy', { retryAfterSeconds: heard.retryAfterSeconds })
      // Nobody is there to be told.
      if (heard.status === 'gone') throw new ProblemError('busy')
      const model = text.current()
      if (heard.status === 'read') return analyzeText(words, { model, judgeLink, encoder: heard.opinion })
      note(heard.reason)
      onSilence(heard.reason)
      return { ...analyzeText(words, { model, judgeLink }), caveat: ownSentences.withoutEncoder }
    },
    analyzeLink: (url, context) => {
      const judged = analyzeLink(url, linkModel, context)
      return judged.status === 'judged' ? judged : undefined
    },
    learn: ({ id, text: words, label, kind, isByMeaning }) => {
      const named = kind ?? analyzeText(words, { model: text.current(), judgeLink }).kind?.id ?? 'other'
      text.learn({ id, text: words, label, kind: named })
      if (label === 'scam' && isByMeaning) encoder.learn(id, words)
    },
    unlearn: (id) => {
      text.unlearn(id)
      encoder.forget(id)
    },
    known: (words) => knownLike(text.current(), words),
    model: () => text.current().settings.version,
    shippedModel,
    useModel: (files = shippedFiles()) => text.use(files),
    stop: encoder.stop,
  }
}
