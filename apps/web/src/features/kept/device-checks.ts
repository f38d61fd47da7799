import * as z from 'zod/mini'
import { forget, keep, readKept } from '../../shared/browser/keep.ts'
import { lookOfLink, lookOfText } from '../report/band/verdict.ts'
import { CHECKS_KEY, tellDeviceChecks } from './device-keys.ts'
import { SavedCheck } from './saved.ts'

/** Checks on this device: only for who asked for it, in this browser, the newest fifty. */

export const MOST_CHECKS = 50
/** Browsers give a site about five million characters; this leaves room for the rest. */
const MOST_CHARACTERS = 2_000_000
const MOST_WORDS = 120

const DeviceCheck = z.object({
  id: z.string(),
  at: z.string(),
  what: z.string(),
  title: z.string(),
  tone: z.enum(['scam', 'susp', 'legit', 'unsure']),
  saved: SavedCheck,
})
export type DeviceCheck = z.infer<typeof DeviceCheck>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One that cannot be read any more is left out; the others stay. */
export const readDeviceChecks = (): readonly DeviceCheck[] => {
  const kept = parse(readKept(CHECKS_KEY) ?? '')
  if (!Array.isArray(kept)) return []
  return kept.slice(0, MOST_CHECKS).flatMap((one: unknown) => z.safeParse(DeviceCheck, one).data ?? [])
}

const lookOf = (saved: SavedCheck) => {
  if (saved.kind === 'link') return lookOfLink(saved.result.report)
  if (saved.kind === 'text') return lookOfText(saved.result.report)
  const report = saved.kind === 'image' ? saved.result.picture.analysis : saved.result.report
  return report === undefined ? undefined : lookOfText(report)
}

const whatOf = ({ kind, input }: SavedCheck): string => {
  if (kind === 'text') return input.text
  return kind === 'link' ? input.url : input.name
}

/** As many of the newest as there is room for. */
const fitting = (checks: readonly DeviceCheck[]): readonly DeviceCheck[] => {
  let left = MOST_CHARACTERS
  return checks.slice(0, MOST_CHECKS).filter((check) => {
    left -= JSON.stringify(check).length
    return left >= 0
  })
}

export const addDeviceCheck = (saved: SavedCheck): void => {
  const look = lookOf(saved)
  // Where nothing could be judged there is nothing to come back to.
  if (look === undefined) return
  const now = new Date().toISOString()
  const what = whatOf(saved).replaceAll(/\s+/g, ' ').trim().slice(0, MOST_WORDS)
  const added = { id: `${now} ${saved.kind}`, at: now, what, title: look.title, tone: look.tone, saved }
  keep(CHECKS_KEY, JSON.stringify(fitting([added, ...readDeviceChecks()])))
  tellDeviceChecks()
}

export const eraseDeviceChecks = (): void => {
  forget(CHECKS_KEY)
  tellDeviceChecks()
}
