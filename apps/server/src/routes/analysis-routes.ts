import { analyzeLink, analyzeText, CHARACTERS_A_UNIT, type LinkReport, readLinkServices } from '@atlas/contract'
import { whenGone } from '../http/events.ts'
import type { Mount } from '../http/mount.ts'
import type { Parts } from '../parts.ts'
import { ProblemError } from '../problems.ts'

type Needs = Pick<Parts, 'countCheck' | 'engine' | 'lists' | 'services'>

/** Our own engines first: what they refuse is asked of nobody. Outside services add opinions within their time. */
const checkLink = async ({ engine, lists, services }: Needs, url: string, share: boolean): Promise<LinkReport> => {
  const own = engine.analyzeLink(url, { lists })
  if (own === undefined) throw new ProblemError('not-a-link')
  if (services.described.length === 0) return own
  const { outside, answered } = await services.ask(url, share)
  return { ...(engine.analyzeLink(url, { lists, outside }) ?? own), services: answered }
}

export const analysisRoutes = (mount: Mount, parts: Needs): void => {
  const { countCheck, engine, services } = parts

  mount.open(analyzeText, async ({ body, caller, visitor, charge, reply }) => {
    // A long text costs more than a short one, the first unit is drawn already.
    await charge(Math.ceil(body.text.length / CHARACTERS_A_UNIT) - 1)
    const report = await engine.analyzeText(body.text, { visitor, signal: whenGone(reply) })
    await countCheck(caller, report.verdict === 'scam')
    return report
  })

  mount.open(analyzeLink, async ({ body, caller }) => {
    const report = await checkLink(parts, body.url, body.share === true)
    await countCheck(caller, report.is_scam)
    return report
  })

  mount.open(readLinkServices, async () => services.described)
}
