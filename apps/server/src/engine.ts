import { ownSentences } from '@atlas/contract'
import { sayLink, sayText } from '@atlas/contract/say-report'
import {
  analyzeLink,
  knownLike,
  learnExample,
  type ListLookup,
  loadLinkModel,
  loadTextModel,
  type Look,
  lookAt,
  reportOn,
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
  /** The operator's own block and allow lists. */
  readonly lists?: ListLookup | undefined
  /** An answer was made without the encoder. */
  readonly onSilence?: (reason: Silence) => void
  /** Another encoder than the one that ships, or one that leaves sooner. */
  readonly encoder?: Partial<Pick<EncoderSettings, 'folder' | 'entry' | 'idleMilliseconds' | 'patienceMilliseconds'>>
}

/** A text is read once, and only when somebody needs it. */
const once = (make: () => Look): (() => Look) => {
  let made: Look | undefined
  return () => (made ??= make())
}

/** The engines with their models, loaded once from what the repository holds; the encoder's processes at the first text. */
export const openEngine = ({
  report,
  lists,
  cores = 1,
  onSilence = () => {},
  encoder: other,
}: Surroundings): Engine => {
  const linkModel = loadLinkModel(readFileSync(modelFile('link/link-model.bin')))
  const settings: unknown = JSON.parse(readFileSync(modelFile('text/settings.json'), 'utf8'))
  const textModel = loadTextModel({ settings, core: readFileSync(modelFile('text/core.bin')) })
  const folder = path.dirname(modelFile('text/encoder/encoder.json'))
  const encoder = openEncoder({ folder, cores, report, ...other })
  const note = noteSilences(report)
  const parts = { model: textModel, links: { model: linkModel, lists } }
  return {
    analyzeText: async (text, asker) => {
      const look = once(() => lookAt(text, parts))
      const heard = await encoder.read(text, look, asker)
      if (heard.status === 'busy') throw new ProblemError('busy', { retryAfterSeconds: heard.retryAfterSeconds })
      // Nobody is there to be told.
      if (heard.status === 'gone') throw new ProblemError('busy')
      if (heard.status === 'read') return sayText(reportOn(look(), textModel, heard.opinion))
      note(heard.reason)
      onSilence(heard.reason)
      return { ...sayText(reportOn(look(), textModel)), caveat: ownSentences.withoutEncoder }
    },
    analyzeLink: (url, context) => {
      const judged = analyzeLink(url, linkModel, context)
      return judged.status === 'judged' ? sayLink(judged) : undefined
    },
    learn: ({ id, text, label, kind, isByMeaning }) => {
      const look = once(() => lookAt(text, parts))
      const named = kind ?? reportOn(look(), textModel).kind?.id ?? 'other'
      learnExample(textModel, { id, text, label, kind: named })
      if (label === 'scam' && isByMeaning) encoder.learn(id, look().reading)
    },
    unlearn: (id) => {
      unlearnExample(textModel, id)
      encoder.forget(id)
    },
    known: (text) => knownLike(textModel, text),
    stop: encoder.stop,
  }
}
