/** How far a scam has gone in a conversation. */
export const stageIds = ['first-contact', 'building-trust', 'hook', 'ask', 'pressure', 'paid', 'ordinary'] as const

export type Stage = (typeof stageIds)[number]
