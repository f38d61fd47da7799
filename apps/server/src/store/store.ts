import { allowanceStore } from './allowances.ts'
import { changelogStore } from './changelog.ts'
import type { Database } from './database.ts'
import { deletionStore } from './deletions.ts'
import { effectStore } from './effects.ts'
import { exampleStore } from './examples.ts'
import { feedStore } from './feeds.ts'
import { googleUserStore } from './google-users.ts'
import { mineStore } from './mine.ts'
import { modelStore } from './models.ts'
import { outsideAnswerStore } from './outside-answers.ts'
import { reviewStore } from './reviews.ts'
import { secretStore } from './secrets.ts'
import { sessionStore } from './sessions.ts'
import { spentStore } from './spent.ts'
import { submissionStore } from './submissions.ts'
import { trainingStore } from './trainings.ts'
import { userStore } from './users.ts'

/** Everything that is stored, by subject. SQL lives in this folder and nowhere else. */
export const openStore = (database: Database) => ({
  users: userStore(database),
  sessions: sessionStore(database),
  submissions: submissionStore(database),
  reviews: reviewStore(database),
  changelog: changelogStore(database),
  examples: exampleStore(database),
  effects: effectStore(database),
  mine: mineStore(database),
  deletions: deletionStore(database),
  allowances: allowanceStore(database),
  secrets: secretStore(database),
  outsideAnswers: outsideAnswerStore(database),
  spent: spentStore(database),
  googleUsers: googleUserStore(database),
  models: modelStore(database),
  trainings: trainingStore(database),
  feeds: feedStore(database),
  ping: async (): Promise<void> => {
    await database.execute('select 1')
  },
})

export type Store = ReturnType<typeof openStore>
