import { forget, keep, readKept } from '../../shared/browser/keep.ts'
import { newStore, useStore } from '../../shared/browser/store.ts'

/** The list of checks on this device, and whether somebody has asked for it. */
export const CHECKS_KEY = 'atlas_checks'
export const CHECKS_ON_KEY = 'atlas_checks_on'

/** Rises with every change, so that whoever shows the list reads it again. */
const changes = newStore(() => 0)

export const tellDeviceChecks = (): void => changes.write(changes.read() + 1)

export const useDeviceChanges = (): number => useStore(changes, 0)

export const areChecksKept = (): boolean => readKept(CHECKS_ON_KEY) === 'yes'

export const keepChecks = (isOn: boolean): void => {
  if (isOn) keep(CHECKS_ON_KEY, 'yes')
  else forget(CHECKS_ON_KEY)
  tellDeviceChecks()
}
