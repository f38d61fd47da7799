import * as accounts from './accounts.ts'
import * as analysis from './analysis.ts'
import * as community from './community.ts'
import type { Endpoint } from './endpoint.ts'
import * as service from './service.ts'

export * from './accounts.ts'
export * from './allowances.ts'
export * from './analysis.ts'
export * from './community.ts'
export * from './endpoint.ts'
export * from './pages.ts'
export * from './passwords.ts'
export * from './reports.ts'
export * from './sentences.ts'
export * from './service.ts'

/** Every call of the product, in the order the documentation shows them. */
export const endpoints: readonly Endpoint[] = [
  analysis.analyzeText,
  analysis.analyzeLink,
  analysis.readLinkServices,
  analysis.analyzeImage,
  analysis.transcribe,
  accounts.login,
  accounts.signUp,
  accounts.readMe,
  accounts.changeName,
  accounts.changeUsername,
  accounts.changePassword,
  accounts.startGoogle,
  accounts.completeGoogleSignUp,
  accounts.unlinkGoogle,
  community.submitScam,
  community.readStats,
  community.readLog,
  community.readPending,
  community.approveSubmission,
  community.rejectSubmission,
  community.addChangelogEntry,
  community.readChangelog,
  service.readHealth,
  service.readReady,
]
