import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'

/** When the night's training is asked for, UTC; a worker that starts within the hour after it still does so. */
const NIGHT_MINUTE = 3 * 60 + 15
const NIGHT_LENGTH = 60

export type TrainingLook = {
  readonly store: Pick<Store, 'trainings'>
  readonly settings: Config['training']
  readonly now: () => Date
  /** Hands a training that waits, or was cut off, to the workers. */
  readonly begin: (id: string) => Promise<unknown>
}

const isNight = (now: Date): boolean => {
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  return minute >= NIGHT_MINUTE && minute < NIGHT_MINUTE + NIGHT_LENGTH
}

/** One look at whether a training is due, or was asked for and has not begun. Each worker looks every few seconds. */
export const lookForTraining = ({ store, settings, now, begin }: TrainingLook): (() => Promise<void>) => {
  const { afterApprovals, isNightly } = settings
  /** The day whose night is over: what is approved in the same hour waits for the next. */
  let lastNight = ''
  const isNightDue = (): boolean => {
    const moment = now()
    const day = moment.toISOString().slice(0, 10)
    if (!isNightly || !isNight(moment) || day === lastNight) return false
    lastNight = day
    return true
  }
  return async () => {
    const approved = await store.trainings.approvedSince()
    if (afterApprovals > 0 && approved >= afterApprovals) await store.trainings.ask('approvals', null)
    else if (isNightDue() && approved > 0) await store.trainings.ask('nightly', null)
    const open = await store.trainings.open()
    if (open !== undefined) await begin(open.id)
  }
}
