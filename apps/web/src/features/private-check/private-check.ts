import { checkWords, LinkReport, ownSentences, TextReport } from '@atlas/contract'
import linkModelUrl from '@atlas/engine/model/link/link-model.bin?url'
import textCoreUrl from '@atlas/engine/model/text/core.bin?url'
import * as z from 'zod/mini'
import { CallError } from '../../shared/api/call-error.ts'
import { isDesk } from '../../shared/browser/page-settings.ts'

/**
 * The engine itself, in this browser: its code comes with the page's own files, and what is checked goes nowhere.
 * The one place that knows how the engine is called.
 */
const loadEngine = async () => {
  const [engine, { sayLink, sayText }, linkBytes, core, settings] = await Promise.all([
    import('@atlas/engine'),
    import('@atlas/contract/say-report'),
    fetchModel(linkModelUrl),
    fetchModel(textCoreUrl),
    import('@atlas/engine/model/text/settings.json'),
  ])
  const linkModel = engine.loadLinkModel(linkBytes)
  const model = engine.loadTextModel({ settings: settings.default, core })
  return {
    analyzeText: (text: string) => sayText(engine.analyzeText(text, { model, links: { model: linkModel } })),
    analyzeLink: (url: string) => {
      const found = engine.analyzeLink(url, linkModel)
      return found.status === 'judged' ? sayLink(found) : undefined
    },
  }
}

const fetchModel = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error('The engine has no model')
  return new Uint8Array(await response.arrayBuffer())
}

let loading: ReturnType<typeof loadEngine> | undefined

/** Loaded once; a load that failed is tried again the next time. */
const getEngine = async () => {
  loading ??= loadEngine()
  try {
    return await loading
  } catch {
    loading = undefined
    throw new CallError(checkWords.privateFailed, { reason: 'here' })
  }
}

/** The check itself comes first. */
const QUIET_MILLISECONDS = 4000

/** Who asked the browser to save data is not sent megabytes for later. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

let isKept = false

/**
 * Once somebody turns to a check, the engine's models are fetched in quiet, so that the next check needs no line. The
 * service worker keeps them.
 */
export const keepEngine = (): void => {
  if (isKept || !navigator.onLine || isDesk() || savesData()) return
  isKept = true
  const fetchAll = async () => {
    // Before that the browser alone would keep them, for as long as it likes.
    await navigator.serviceWorker?.ready
    // The engine is here already, or there is no line any more: nothing is asked for.
    if (loading !== undefined || !navigator.onLine) return
    await Promise.all([linkModelUrl, textCoreUrl].map((url) => fetch(url, { priority: 'low' })))
  }
  setTimeout(() => {
    fetchAll().catch(() => {
      isKept = false
    })
  }, QUIET_MILLISECONDS)
}

/** Ahead of the first check; a failure is told then. */
export const prepareEngine = (): void => {
  getEngine().catch(() => undefined)
}

const checked = <Report extends z.core.$ZodType>(shape: Report, answer: unknown): z.output<Report> => {
  const parsed = z.safeParse(shape, answer)
  if (parsed.success) return parsed.data
  throw new CallError(checkWords.privateFailed, { reason: 'here' })
}

export const checkTextHere = async (text: string): Promise<TextReport> => {
  const { analyzeText } = await getEngine()
  return checked(TextReport, analyzeText(text))
}

export const checkLinkHere = async (url: string): Promise<LinkReport> => {
  const { analyzeLink } = await getEngine()
  const answer = analyzeLink(url)
  if (answer === undefined) throw new CallError(ownSentences.invalidUrl, { reason: 'refused', status: 400 })
  return checked(LinkReport, answer)
}
