import { askMoney } from './ask-money.ts'
import { askSecrets } from './ask-secrets.ts'
import { calm } from './calm.ts'
import { links } from './links.ts'
import { lures } from './lures.ts'
import { pressure } from './pressure.ts'
import { reassuring } from './reassuring.ts'
import type { Rule } from './rule.ts'
import { senders } from './senders.ts'
import { stories } from './stories.ts'
import { tricks } from './tricks.ts'

/** Every rule, in a fixed order: the model's rule features are numbered by id, so the order itself carries no meaning. */
export const allRules: readonly Rule[] = [...askSecrets, ...askMoney, ...senders, ...pressure, ...lures, ...stories, ...links, ...tricks, ...reassuring, ...calm]
