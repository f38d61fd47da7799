import { forget } from '../../shared/browser/keep.ts'
import { forgetTab } from '../../shared/browser/tab-store.ts'
import { CHECKS_KEY, CHECKS_ON_KEY, tellDeviceChecks } from './device-keys.ts'

/** Signing out leaves nothing that was typed or checked: not in this tab, not in this browser. */
export const forgetKept = (): void => {
  forgetTab()
  forget(CHECKS_KEY)
  forget(CHECKS_ON_KEY)
  tellDeviceChecks()
}
