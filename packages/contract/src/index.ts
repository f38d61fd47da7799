import * as accounts from './accounts.ts'
import * as analysis from './analysis.ts'
import * as community from './community.ts'
import * as downloads from './downloads.ts'
import type { Endpoint } from './endpoint.ts'
import * as mine from './mine.ts'
import * as model from './model.ts'
import * as review from './review.ts'
import * as service from './service.ts'

export * from './accounts.ts'
export * from './allowances.ts'
export * from './analysis.ts'
export * from './community.ts'
export * from './desk.ts'
export * from './downloads.ts'
export * from './endpoint.ts'
export * from './limits.ts'
export * from './mine.ts'
export * from './model.ts'
export * from './pages.ts'
export * from './passwords.ts'
export * from './readings.ts'
export * from './reports.ts'
export * from './review.ts'
export * from './say.ts'
export * from './sentences.ts'
export * from './service.ts'
export * from './spec-sentences.ts'
export * from './words/about.ts'
export * from './words/account.ts'
export * from './words/aid-steps.ts'
export * from './words/bare.ts'
export * from './words/benchmark.ts'
export * from './words/checks.ts'
export * from './words/community.ts'
export * from './words/desk-legal.ts'
export * from './words/desk.ts'
export * from './words/en/domain-age.ts'
export * from './words/first-aid.ts'
export * from './words/first-news.ts'
export * from './words/helplines.ts'
export * from './words/kept.ts'
export * from './words/kinds.ts'
export * from './words/landing.ts'
export * from './words/legal.ts'
export * from './words/places.ts'
export * from './words/report.ts'
export * from './words/scale.ts'
export * from './words/shell.ts'
export * from './words/telling.ts'
export * from './words/training.ts'
export * from './words/windows.ts'

/** Every call of the product, in the order the documentation shows them. */
export const endpoints: readonly Endpoint[] = [
  analysis.analyzeText,
  analysis.analyzeLink,
  analysis.readLinkServices,
  analysis.analyzeImage,
  analysis.transcribe,
  accounts.login,
  accounts.signUp,
  accounts.logout,
  accounts.logoutEverywhere,
  accounts.readMe,
  accounts.changeName,
  accounts.changeUsername,
  accounts.changePassword,
  accounts.startGoogle,
  accounts.finishGoogle,
  accounts.linkGoogle,
  accounts.completeGoogleSignUp,
  accounts.unlinkGoogle,
  community.submitScam,
  community.readStats,
  community.readLog,
  mine.readMine,
  mine.readScores,
  mine.readMyData,
  mine.deleteMe,
  review.readPending,
  review.countPending,
  review.readSubmission,
  review.approveSubmission,
  review.rejectSubmission,
  review.undoReview,
  model.readModels,
  model.trainModel,
  model.useModel,
  model.postDraft,
  model.dropDraft,
  community.addChangelogEntry,
  community.readChangelog,
  downloads.readDownloads,
  service.readHealth,
  service.readReady,
]
