/** The names of what was found, as the model counts them. */
export const foundNames = [
  'has-link', 'many-links', 'has-mail', 'has-phone', 'has-sum', 'large-sum', 'has-crypto', 'has-code', 'has-gift-card', 'has-payment-app',
  'claims-bank', 'claims-pay', 'claims-carrier', 'claims-agency', 'claims-tech', 'claims-shop', 'claims-telco', 'claims-family', 'claims-none',
  'link-short', 'link-free', 'link-cheap', 'link-hyphens', 'link-official', 'link-imitates', 'link-chat', 'link-government', 'link-odd', 'link-spoken',
  'disguised', 'no-case', 'many-lines', 'very-short', 'short', 'long', 'question', 'shouting', 'link-foreign-to-claim', 'mail-free', 'link-known', 'link-unknown', 'link-random-path',
] as const

export type FoundName = (typeof foundNames)[number]
