import { askActions } from './ask-actions.ts'
import { askCodes } from './ask-codes.ts'
import { askDetails } from './ask-details.ts'
import { calm } from './calm.ts'
import { links } from './links.ts'
import { luresOffers } from './lures-offers.ts'
import { luresPrizes } from './lures-prizes.ts'
import { luresWork } from './lures-work.ts'
import { paymentFees } from './payment-fees.ts'
import { paymentRails } from './payment-rails.ts'
import { paymentStories } from './payment-stories.ts'
import { pressure } from './pressure.ts'
import { reassuring } from './reassuring.ts'
import { reassuringNotices } from './reassuring-notices.ts'
import { sendersFamily } from './senders-family.ts'
import { sendersOffices } from './senders-offices.ts'
import { sendersStrangers } from './senders-strangers.ts'
import { storiesAccounts } from './stories-accounts.ts'
import { storiesBills } from './stories-bills.ts'
import { storiesSales } from './stories-sales.ts'
import { storiesThreats } from './stories-threats.ts'
import { threats } from './threats.ts'
import { tricksAsked } from './tricks-asked.ts'
import { tricksOffers } from './tricks-offers.ts'
import { tricksPayment } from './tricks-payment.ts'
import { tricksStories } from './tricks-stories.ts'
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
]
