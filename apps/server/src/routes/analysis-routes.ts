import { analyzeImage, analyzeLink, analyzeText, type LinkReport, readLinkServices, transcribe } from '@atlas/contract'
import type { FastifyRequest } from 'fastify'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'
import { isDatabaseAway } from '../store/failures.ts'
import type { UserRow } from '../store/users.ts'

type Needs = Pick<Parts, 'store' | 'engine' | 'lists' | 'services'>

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

/** Our own engines first: what they refuse is asked of nobody. Outside services add opinions within their time. */
const checkLink = async ({ engine, lists, services }: Needs, url: string, share: boolean): Promise<LinkReport> => {
  const own = engine.analyzeLink(url, { lists })
  if (own === undefined) throw new ProblemError('not-a-link')
  if (services.described.length === 0) return own
  const { outside, answered } = await services.ask(url, share)
  return { ...(engine.analyzeLink(url, { lists, outside }) ?? own), services: answered }
}

export const analysisRoutes = (mount: Mount, parts: Needs): void => {
  const { store, engine, services } = parts

  mount.open(analyzeText, async ({ body, caller }) => {
    const report = await engine.analyzeText(body.text)
    await count({ store }, caller, report.verdict === 'scam')
    return report
  })

  mount.open(analyzeLink, async ({ body, caller }) => {
    const report = await checkLink(parts, body.url, body.share === true)
    await count({ store }, caller, report.is_scam)
    return report
  })

  mount.open(readLinkServices, async () => services.described)

  mount.open(analyzeImage, async ({ request }) => {
    if (!(await hasFile(request, 'image'))) throw new ProblemError('no-image')
    throw new ProblemError('picture-reader-missing')
  })

  mount.open(transcribe, async ({ request }) => {
    if (!(await hasFile(request, 'audio'))) throw new ProblemError('no-audio')
    throw new ProblemError('recording-reader-missing')
  })
}
