import { askActions } from './asks/ask-actions.ts'
import { askCalls } from './asks/ask-calls.ts'
import { askCodes } from './asks/ask-codes.ts'
import { askDetails } from './asks/ask-details.ts'
import { calm } from './reassuring/calm.ts'
import { headerRules } from './senders/headers.ts'
import { links } from './links/links.ts'
import { luresOffers } from './lures/lures-offers.ts'
import { luresPrizes } from './lures/lures-prizes.ts'
import { luresWork } from './lures/lures-work.ts'
import { paymentFees } from './payments/payment-fees.ts'
import { paymentRails } from './payments/payment-rails.ts'
import { paymentStories } from './payments/payment-stories.ts'
import { pressure } from './pressure/pressure.ts'
import { reassuring } from './reassuring/reassuring.ts'
import { reassuringNotices } from './reassuring/reassuring-notices.ts'
import { sendersFamily } from './senders/senders-family.ts'
import { sendersOffices } from './senders/senders-offices.ts'
import { sendersStrangers } from './senders/senders-strangers.ts'
import { storiesAccounts } from './stories/stories-accounts.ts'
import { storiesBills } from './stories/stories-bills.ts'
import { storiesSales } from './stories/stories-sales.ts'
import { storiesThreats } from './stories/stories-threats.ts'
import { threats } from './pressure/threats.ts'
import { tricksAsked } from './stories/tricks-asked.ts'
import { tricksOffers } from './lures/tricks-offers.ts'
import { tricksPayment } from './payments/tricks-payment.ts'
import { tricksStories } from './stories/tricks-stories.ts'
import type { Rule } from './rule.ts'

/** Every rule. The model knows rules by id; the order numbers their pairs, so a new rule goes to the end and needs a training. */
export const allRules: readonly Rule[] = [
  ...askCodes,
  ...askDetails,
  ...askActions,
  ...paymentRails,
  ...paymentFees,
  ...paymentStories,
  ...sendersFamily,
  ...sendersOffices,
  ...sendersStrangers,
  ...pressure,
  ...threats,
  ...luresPrizes,
  ...luresWork,
  ...luresOffers,
  ...storiesThreats,
  ...storiesBills,
  ...storiesAccounts,
  ...storiesSales,
  ...links,
  ...tricksAsked,
  ...tricksPayment,
  ...tricksOffers,
  ...tricksStories,
  ...reassuring,
  ...reassuringNotices,
  ...calm,
  ...headerRules,
  ...askCalls,
]
