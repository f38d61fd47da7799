import { ownSentences } from '@atlas/contract'
import { sayLink, sayText } from '@atlas/contract/say-report'
import {
  analyzeLink,
  knownLike,
  type ListLookup,
  loadLinkModel,
  type Look,
  lookAt,
  nextReading,
  readStanding,
  reportOn,
  type TextModel,
} from '@atlas/engine'
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

const withoutCascade = (model: TextModel): TextModel => ({
  ...model,
  settings: { ...model.settings, cascade: undefined },
})

/** The engines with their models, loaded once from what the repository holds; the encoder's processes at the first text. */
export const openEngine = ({
  report,
  lists,
  cores = 1,
  onSilence = () => {},
  encoder: other,
}: Surroundings): Engine => {
  const linkModel = loadLinkModel(readFileSync(modelFile('link/link-model.bin')))
  const text = holdTextModel(shippedFiles())
  const shippedModel = text.current().settings.version
  // The first reading of a process builds its patterns: before it listens, not while somebody waits.
  knownLike(text.current(), 'Hello')
  const folder = path.dirname(modelFile('text/encoder/encoder.json'))
  const encoder = openEncoder({ folder, cores, report, ...other })
  const note = noteSilences(report)
  const links = { model: linkModel, lists }
  return {
    analyzeText: async (words, asker) => {
      // The model that runs when a text comes reads it to its end.
      const running = text.current()
      const model = asker?.isThorough === true ? withoutCascade(running) : running
      const look = once(() => lookAt(words, { model, links }))
      const heard = await encoder.read(words, look, model, asker)
      if (heard.status === 'busy') throw new ProblemError('busy', { retryAfterSeconds: heard.retryAfterSeconds })
      // Nobody is there to be told.
      if (heard.status === 'gone') throw new ProblemError('busy')
      if (heard.status === 'read') return sayText(reportOn(look(), model, heard.opinion))
      // Where the core is certain nobody is missed.
      if (nextReading(look(), model, {}) === undefined) return sayText(reportOn(look(), model, {}))
      note(heard.reason)
      onSilence(heard.reason)
      return { ...sayText(reportOn(look(), model)), caveat: ownSentences.withoutEncoder }
    },
    analyzeLink: (url, context) => {
      const judged = analyzeLink(url, linkModel, context)
      return judged.status === 'judged' ? sayLink(judged) : undefined
    },
    standing: (url) => readStanding(url, linkModel),
    learn: ({ id, text: words, label, kind, isByMeaning }) => {
      const model = text.current()
      const look = once(() => lookAt(words, { model, links }))
      const named = kind ?? reportOn(look(), model).kind?.id ?? 'other'
      text.learn({ id, text: words, label, kind: named })
      if (label === 'scam' && isByMeaning) encoder.learn(id, look().reading)
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
