import { ownSentences } from '@atlas/contract'
import {
  analyzeLink,
  analyzeText,
  homeFinder,
  knownLike,
  learnExample,
  linkJudge,
  loadLinkModel,
  loadTextModel,
  unlearnExample,
} from '@atlas/engine'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type EncoderSettings, openEncoder } from './encoder/encoder.ts'
import type { Silence } from './encoder/schedule.ts'
import { noteSilences } from './encoder/silences.ts'
import type { Engine } from './parts.ts'
import { ProblemError } from './problems.ts'

const modelFile = (name: string): string => createRequire(import.meta.url).resolve(`@atlas/engine/model/${name}`)

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
  const settings: unknown = JSON.parse(readFileSync(modelFile('text/settings.json'), 'utf8'))
  const textModel = loadTextModel({ settings, core: readFileSync(modelFile('text/core.bin')) })
  const folder = path.dirname(modelFile('text/encoder/encoder.json'))
  const encoder = openEncoder({ folder, cores, report, ...other })
  const note = noteSilences(report)
  const judgeLink = linkJudge(linkModel)
  const parts = { model: textModel, judgeLink, homeOf: homeFinder(linkModel) }
  return {
    analyzeText: async (text, asker) => {
      const heard = await encoder.read(text, asker)
      if (heard.status === 'busy') throw new ProblemError('busy', { retryAfterSeconds: heard.retryAfterSeconds })
      // Nobody is there to be told.
      if (heard.status === 'gone') throw new ProblemError('busy')
      if (heard.status === 'read') return analyzeText(text, { ...parts, encoder: heard.opinion })
      note(heard.reason)
      onSilence(heard.reason)
      return { ...analyzeText(text, parts), caveat: ownSentences.withoutEncoder }
    },
    analyzeLink: (url, context) => {
      const judged = analyzeLink(url, linkModel, context)
      return judged.status === 'judged' ? judged : undefined
    },
    learn: ({ id, text, label, kind, isByMeaning }) => {
      const named = kind ?? analyzeText(text, parts).kind?.id ?? 'other'
      learnExample(textModel, { id, text, label, kind: named })
      if (label === 'scam' && isByMeaning) encoder.learn(id, text)
    },
    unlearn: (id) => {
      unlearnExample(textModel, id)
      encoder.forget(id)
    },
    known: (text) => knownLike(textModel, text),
    stop: encoder.stop,
  }
}
