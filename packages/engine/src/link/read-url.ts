const HAS_SCHEME = /^[a-z][a-z0-9+.-]{0,30}:/i
/** `example.com:8080/x` starts like a scheme; a port is digits up to the end, `/`, `?` or `#`. */
const HOST_AND_PORT = /^[a-z0-9.-]{1,253}:\d{1,5}(?:[/?#]|$)/i
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** `ann@example.com` is somebody's mail address, not a page. */
const MAIL_ADDRESS = /^[^/?#@:\s]{1,200}@[^/?#@:\s]{1,253}$/

/** The address as browsers read it (WHATWG), or undefined. Only http and https; no scheme means http. */
export const readUrl = (text: string): URL | undefined => {
  if (LONE_SURROGATE.test(text) || MAIL_ADDRESS.test(text)) return undefined
  const full = HAS_SCHEME.test(text) && !HOST_AND_PORT.test(text) ? text : `http://${text.replace(/^\/{2}/, '')}`
  try {
    const url = new URL(full)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
  } catch {
    return undefined
  }
}
