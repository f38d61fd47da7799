import { checkWords, LinkReport, ownSentences, TextReport } from '@atlas/contract'
import * as z from 'zod/mini'
import { CallError } from '../../shared/api/call-error.ts'

/**
 * The engine itself, in this browser: its code comes with the page's own files, and what is checked goes nowhere.
 * The one place that knows how the engine is called.
 */
const loadEngine = async () => {
  try {
    return await import('@atlas/engine')
  } catch {
    throw new CallError(checkWords.privateFailed, { reason: 'here' })
  }
}

/** Fetched when the switch is turned, so that the check itself asks for nothing. */
export const prepareEngine = (): void => {
  loadEngine().catch(() => undefined)
}

const checked = <Report extends z.core.$ZodType>(shape: Report, answer: unknown): z.output<Report> => {
  const parsed = z.safeParse(shape, answer)
  if (parsed.success) return parsed.data
  throw new CallError(checkWords.privateFailed, { reason: 'here' })
}

export const checkTextHere = async (text: string): Promise<TextReport> => {
  const { takeFirstLook } = await loadEngine()
  return checked(TextReport, takeFirstLook(text))
}

export const checkLinkHere = async (url: string): Promise<LinkReport> => {
  const { takeFirstLookAtLink } = await loadEngine()
  const answer = takeFirstLookAtLink(url)
  if (answer === undefined) throw new CallError(ownSentences.invalidUrl, { reason: 'refused', status: 400 })
  return checked(LinkReport, answer)
}
