import { analyzeImage, analyzeLink, analyzeText, transcribe } from '@atlas/contract'
import type { FastifyRequest } from 'fastify'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'
import { isDatabaseAway } from '../store/failures.ts'
import type { UserRow } from '../store/users.ts'

type Needs = Pick<Parts, 'store' | 'engine'>

/** Only a signed-in person's checks are counted, and a check is answered even when it cannot be counted. */
const count = async ({ store }: Pick<Parts, 'store'>, caller: UserRow | undefined, isScam: boolean): Promise<void> => {
  if (caller === undefined) return
  try {
    await store.users.countAnalysis(caller.id, isScam)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
  }
}

const hasFile = async (request: FastifyRequest, field: string): Promise<boolean> => {
  const file = await request.file()
  file?.file.resume()
  return file?.fieldname === field
}

export const analysisRoutes = (mount: Mount, { store, engine }: Needs): void => {
  mount.open(analyzeText, async ({ body, caller }) => {
    const report = await engine.analyzeText(body.text)
    await count({ store }, caller, report.verdict === 'scam')
    return report
  })

  mount.open(analyzeLink, async ({ body, caller }) => {
    const report = engine.analyzeLink(body.url)
    if (report === undefined) throw new ProblemError('not-a-link')
    await count({ store }, caller, report.is_scam)
    return report
  })

  mount.open(analyzeImage, async ({ request }) => {
    if (!(await hasFile(request, 'image'))) throw new ProblemError('no-image')
    throw new ProblemError('picture-reader-missing')
  })

  mount.open(transcribe, async ({ request }) => {
    if (!(await hasFile(request, 'audio'))) throw new ProblemError('no-audio')
    throw new ProblemError('recording-reader-missing')
  })
}
