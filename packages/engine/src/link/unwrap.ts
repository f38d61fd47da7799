import { parse } from 'tldts'
import { readUrl } from './read-url.ts'
import { hidesTarget, WRAPPERS } from './wrappers.ts'

/** How deep redirectors inside redirectors are followed on paper. */
const MAX_HOPS = 5

const wrapperOf = ({ hostname, pathname }: URL) =>
  WRAPPERS.find(({ host, path }) => host.test(hostname) && path.test(pathname))

const asWebUrl = (text: string): URL | undefined => {
  const url = readUrl(text)
  return url?.hostname.includes('.') ? url : undefined
}

const LEADS_ON =
  /(?:^|[/._-])(?:\w{0,12}redirect\w{0,12}|redir|goto|go|out|outgoing|away|exit|leave|jump|link|linkout|click|clk|track)(?:[/._-]|$)/i
const ADDRESS_NAMES =
  'url u uri link to target goto dest destination redirect redirect_url redirect_to redirecturl redir out href'.split(
    ' ',
  )

const domainOf = ({ hostname }: URL): string => parse(hostname, { extractHostname: false }).domain ?? hostname

/** Whose site an address leads to, for a sentence. */
export const readableDomain = (href: string): string => domainOf(new URL(href))

/** `any.example/goto?url=https://evil.example`: sites that send people on; the address of another site inside. */
const onwardFrom = (url: URL): string | undefined => {
  if (!LEADS_ON.test(url.pathname)) return undefined
  for (const name of ADDRESS_NAMES) {
    const value = url.searchParams.get(name) ?? ''
    const inner = /^(?:https?:)?\/\/./i.test(value) ? asWebUrl(value) : undefined
    if (inner && domainOf(inner) !== domainOf(url)) return inner.href
  }
  return undefined
}

export type Unwrapped = {
  readonly url: URL
  readonly hops: readonly string[]
  /** This is a known redirector, and where it leads cannot be read off it. */
  readonly hidden: boolean
  /** The other site that a site of its own sends people on to. */
  readonly onward: string | undefined
}

/** `https://www.google.com/url?q=https://evil.example` -> the address inside, and what was taken off. */
export const unwrap = (start: URL): Unwrapped => {
  const hops: string[] = []
  let url = start
  let isWrapper = false
  while (hops.length < MAX_HOPS) {
    const wrapper = wrapperOf(url)
    const target = wrapper?.target(url)
    const inner = target === undefined ? undefined : asWebUrl(target)
    isWrapper = wrapper !== undefined && `${url.pathname}${url.search}`.length > 1
    if (!inner) break
    hops.push(url.href)
    url = inner
  }
  const hidden = isWrapper || hidesTarget(url)
  return { url, hops, hidden, onward: hidden ? undefined : onwardFrom(url) }
}
