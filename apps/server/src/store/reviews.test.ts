import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTrainingStage } from '../testing/training-stage.ts'
import { datasetExamples, reviewActions, submissions, users } from './schema.ts'

/** The database loses the connection of whoever adds an example: as a crash between the two halves of an approval. */
const crashOnInsert = sql`
  create function crash() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
  create trigger crash before insert on dataset_examples for each row execute function crash()`

test('a crash between the approval and its example leaves neither', async () => {
  const { database, store } = await openTrainingStage()
  const admin = randomUUID()
  const person = { firstName: 'Ann', lastName: 'Lee', passwordHash: '', username: 'ann', role: 'admin' } as const
  await database.insert(users).values({ ...person, id: admin, usernameFolded: 'ann', usernameSkeleton: 'ann' })
  await store.submissions.add({ userId: null, text: 'Your parcel is held: pay the fee', label: 'scam', report: null })
  const [waiting] = await store.reviews.listPending(1, admin)
  const id = waiting?.id ?? ''
  await database.execute(crashOnInsert)
  await expect(store.reviews.approve(id, admin, { label: 'scam' })).rejects.toThrow(/Failed query|terminat/)
  await database.execute(sql`drop trigger crash on dataset_examples`)
  const [row] = await database.select().from(submissions).where(eq(submissions.id, id))
  expect(row).toMatchObject({ status: 'pending', approvedAt: null, approvedLabel: null })
  expect(await database.$count(datasetExamples)).toBe(0)
  expect(await database.$count(reviewActions)).toBe(0)
  expect(await store.reviews.approve(id, admin, { label: 'scam' })).toBe('approved')
  expect(await database.$count(datasetExamples)).toBe(1)
})
