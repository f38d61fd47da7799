import { takeApart } from './address.ts'
import { LINK_ENGINES } from './engines/all-engines.ts'
import type { Case, Engine } from './engines/engine.ts'
import { advise } from './link-advice.ts'
import { mainReason } from './main-reason.ts'
import { learnedProbability } from './model/learned-probability.ts'
import type { LinkModel } from './model/load-model.ts'
import { parseLink } from './parse-link.ts'
import { because } from './reasons.ts'
import { readSigns, type Signs } from './signs/read-signs.ts'
import type { Imitation, LinkContext, LinkReport, NotALink, Opinion, OutsideOpinion } from './types.ts'
import { verdictOf, weigh } from './weigh.ts'

const ask = (engine: Engine, subject: Case): Opinion => ({ engine: engine.id, ...engine.judge(subject) })

const heard = ({ engine, name, opinion, reason }: OutsideOpinion): Opinion => ({
  engine,
  opinion,
  because: because('service', { service: name, said: reason }),
})

const countOf = (opinions: readonly Opinion[], kind: Opinion['opinion']): number =>
  opinions.filter(({ opinion }) => opinion === kind).length

/** A brand is named only when an engine said so; a mere mention of an everyday word is no imitation. */
const imitated = ({ likeness }: Signs, opinions: readonly Opinion[]): Imitation | undefined => {
  const named = opinions.some(
    ({ engine, opinion }) =>
      (engine === 'link/look-alike' || engine === 'link/brand-name') &&
      (opinion === 'suspicious' || opinion === 'malicious'),
  )
  const domain = likeness?.brand.domains[0]
  return likeness && domain !== undefined && named ? { brand: likeness.brand.name, domain } : undefined
}

const judgeAlone = (signs: Signs, model: LinkModel, context: LinkContext): LinkReport => {
  const { link } = signs
  const learned = model.learned && learnedProbability(signs, model.learned)
  const subject: Case = { signs, model, context, learned }
  const own = LINK_ENGINES.map((engine) => ask(engine, subject))
  const opinions = [...own, ...(context.outside ?? []).map(heard)]
  const probability = weigh(subject, own)
  const verdict = verdictOf(probability, subject, opinions)
  const imitates = imitated(signs, own)
  return {
    status: 'judged',
    url: link.url.href,
    verdict,
    is_scam: verdict === 'dangerous',
    because: mainReason(verdict, opinions, signs),
    details: {
      harmless: countOf(opinions, 'harmless'),
      suspicious: countOf(opinions, 'suspicious'),
      malicious: countOf(opinions, 'malicious'),
    },
    opinions,
    address: takeApart(link),
    unwrapped: link.hops,
    ...(imitates ? { imitates } : {}),
    advice: advise(verdict, signs),
    probability,
  }
}

/** Judges an address whose signs are known; where it sends people on to another site, the worse of the two. */
export const judgeSigns = (signs: Signs, model: LinkModel, context: LinkContext = {}): LinkReport => {
  const here = judgeAlone(signs, model, context)
  const { onward, url, hops } = signs.link
  const next = onward === undefined ? undefined : parseLink(onward)
  if (!next) return here
  // What outside services and the message said is about the first address.
  const there = judgeAlone(readSigns(next, model), model, context.lists ? { lists: context.lists } : {})
  return there.verdict !== 'harmless' && there.probability > here.probability
    ? { ...there, unwrapped: [...hops, url.href, ...next.hops] }
    : here
}

/** Judges one address without opening it: pure, the same answer everywhere. */
export const analyzeLink = (pasted: string, model: LinkModel, context: LinkContext = {}): LinkReport | NotALink => {
  const link = parseLink(pasted)
  return link ? judgeSigns(readSigns(link, model), model, context) : { status: 'not-a-link' }
}
