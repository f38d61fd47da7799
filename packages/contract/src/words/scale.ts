/** The scale bar, which the landing page shows too. */
export const scaleWords = {
  names: { legit: 'Legitimate', susp: 'Suspicious', scam: 'Scam' },
  only: 'The score: up to 1.5 is legitimate, above 1.5 is suspicious, above 4 is a potential scam.',
} as const
