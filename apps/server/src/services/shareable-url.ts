const SECRET_NAME =
  /^(?:.{0,40}[_.-])?(?:access|api|auth|code|e-?mail|jwt|key|mail|otp|pass|password|pwd|secret|session|sessionid|sid|sig|signature|ticket|token|user|username)(?:[_.-].{0,40})?$/i
const MAIL_ADDRESS = /[^\s/=&?@]{1,64}@[^\s/=&?@]{1,200}\.[a-z]{2}/i

const holdsMailAddress = (text: string): boolean => MAIL_ADDRESS.test(text.replaceAll('%40', '@'))

/**
 * What of a link may be shown to a service that sees whole links: without the fragment, without a name and password,
 * and without what looks like somebody's own (mail addresses, tokens).
 */
export const shareableUrl = (given: string): string => {
  const url = new URL(given)
  url.hash = ''
  url.username = ''
  url.password = ''
  const own = [...url.searchParams].filter(([name, value]) => SECRET_NAME.test(name) || holdsMailAddress(value))
  for (const [name] of own) url.searchParams.delete(name)
  if (holdsMailAddress(url.search)) url.search = ''
  const folders = url.pathname.split('/')
  const personal = folders.findIndex((folder) => holdsMailAddress(folder))
  if (personal !== -1) url.pathname = [...folders.slice(0, personal), ''].join('/')
  return url.href
}
