import type { LinkModel } from '../model/load-model.ts'
import type { ParsedLink } from '../parse-link.ts'
import type { Owner } from './owner.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** What a site's own people call the parts of it. Another word may be the name of a customer. */
const OWN_PARTS = words(`
  about academy account accounts admin ads alumni api app apps archive archives art auth auto beta bank banking billing
  blog blogs board book books booking business buy calendar careers cart catalog cdn center central chat checkout city
  classic client clients cloud club code community company connect contact content corp corporate customer customers
  data db de deals delivery demo desktop dev developer developers digital direct discover docs documentation download
  downloads edge edition edu email en eng engineering eshop events explore extranet faq feedback files finance find food
  forum forums foundation free ftp fun game games get global gov group health help helpdesk home hotels hr id identity
  image images img info insights insurance international intranet investor investors ir israel italia japan job jobs
  journal journals kb kids lab labs law learn learning legal lib library life link links live local locations login
  logon lp magazine mail manage map maps market marketing marketplace media member members menu mobile money movies
  music my myaccount n network news newsletter newsroom ns office offers old online open order orders parent partner
  partners pay payment payments people photo photos play player plus podcast podcasts policies politics portal press
  preview prices privacy pro product products profile promo promotion public publications radio realestate recipes
  register reg research resources reviews rewards science search secure security sell seller services service share
  shop shopping sign signin site social software sport sports sso staff static stats status store storelocator stores
  stage student students studio style subscribe support survey talent tech teams terms test ticket tickets time tools
  top track tracking trade training translate travel trends tv uni university us user users v2 vacancies video videos
  vip w watch weather web webmail webshop wiki win work world www www1 www2 www3 zone loc filialen filialfinder magasins
  magasin boutique boutiques tienda tiendas sucursales negozi punti winkels butikker butiker pobocky sklepy lojas loja
  agence agences filiale filialen karriere presse shops ir espace particuliers mi minha meine mijn mon
`)

const LANGUAGE = /^(?:[a-z]{2}|[a-z]{2}-[a-z]{2}|[a-z]{2}\d?|m|i|e|s|t)$/

/** Whether the host is the site itself or a part that its own people run, as far as its name tells. */
export const isOwnPart = ({ subdomain }: ParsedLink): boolean => {
  const nearest = subdomain.split('.').at(-1) ?? ''
  return nearest === '' || LANGUAGE.test(nearest) || OWN_PARTS.has(nearest)
}

const isFrontDoor = ({ path, query, subdomain }: ParsedLink): boolean =>
  path === '/' && query === '' && subdomain === ''

const USERS_PATH =
  /^\/(?:[a-z]{2}\/)?(?:f|forms?|p|pages?|u|users?|s|shares?|shared|sharelink|d|dl|file|files|uploads?|storage|i|r|qr|surveys?|chat|send|invite|join|serve|embed|viewer?|redirect\w{0,12}|visit|pay|checkout|@[^/]{1,60})\/[^/]{3}/i
/** One code and nothing else, as short links and forms have it: a digit among letters, or capitals inside. */
const CODE_ALONE = /^\/(?=[A-Za-z0-9_-]{4,40}\/?$)(?=[^/]{0,40}[A-Za-z])(?:[^/]{0,40}\d|[^/]{0,40}[a-z][A-Z])/
/** Folders of a site's machinery; a page in them is the work of somebody who broke in. */
const MACHINERY =
  /\/(?:wp-(?:content|includes|admin)|vendors?|node_modules|cgi-bin|\.well-known|administrator|\.[a-z]{1,20})\/|\/~/i

/** What is known of a site's owner does not speak for a page whose address says that others made it. */
export const isOthersPage = ({ path }: ParsedLink): boolean => USERS_PATH.test(path) || CODE_ALONE.test(path)

export const isInMachinery = ({ path }: ParsedLink): boolean => MACHINERY.test(path)

/**
 * The place or site on which this page was made by somebody else than its owner; undefined for the owner's own pages.
 * A name that a table gives to a brand (`google.github.io`) is that brand's, wherever it stands.
 */
export const usersPagesOn = (link: ParsedLink, { place, domain }: Owner, model: LinkModel): string | undefined => {
  if (place) {
    const isTenant = domain !== place.name && domain.endsWith(`.${place.name}`)
    if (isTenant) return model.brands.ownerOf(domain) ? undefined : place.name
    return place.kind !== 'shortener' && isFrontDoor(link) ? undefined : place.name
  }
  if (isFrontDoor(link)) return undefined
  return [link.host, link.domain].find((name) => model.places.get(name) === 'open')
}
