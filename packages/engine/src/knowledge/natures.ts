/** What a legitimate message is, the surest first. */
export const natureIds = [
  'code',
  'account-notice',
  'warning',
  'appointment',
  'delivery',
  'known-payment',
  'advertising',
  'personal',
  'notice',
  'message',
] as const
export type NatureId = (typeof natureIds)[number]
