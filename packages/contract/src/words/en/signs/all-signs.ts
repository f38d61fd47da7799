import { asksSigns } from './asks.ts'
import { linksSigns } from './links.ts'
import { luresSigns } from './lures.ts'
import { paymentsSigns } from './payments.ts'
import { pressureSigns } from './pressure.ts'
import { reassuringSigns } from './reassuring.ts'
import { sendersSigns } from './senders.ts'
import { storiesSigns } from './stories.ts'

/** What each sign is called and why it counts, by the id of the rule. */
export const signs = {
  ...asksSigns,
  ...linksSigns,
  ...luresSigns,
  ...paymentsSigns,
  ...pressureSigns,
  ...reassuringSigns,
  ...sendersSigns,
  ...storiesSigns,
} as const
