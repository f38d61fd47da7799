import { tellingWords as words } from '@atlas/contract'

const MAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}/gu
/** A name or address that a messenger would make tappable. */
const SCHEME = /\b(?:https?|ftp):\/\//giu
const HOST = /(?<![\p{L}\p{N}@])(?:(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}|(?:\d{1,3}\.){3}\d{1,3})(?![\p{L}\p{N}])/gu
/** Six digits or more, as telephone, card and account numbers are written. */
const NUMBER = /(?<![\p{L}\p{N}.,])\+?\(?\d(?:[\s()/.-]{0,3}\d){5,24}(?![\p{L}\p{N}])/gu

/** Nothing in it can be tapped, dialled or used: links are broken, numbers and addresses are left out. */
export const defang = (text: string): string =>
  text
    .replaceAll(MAIL, words.mailAddress)
    .replaceAll(SCHEME, '')
    .replaceAll(HOST, (host) => host.replaceAll('.', '[.]'))
    .replaceAll(NUMBER, words.number)

/** Whose link it is. The rest of an address often carries who it was sent to. */
export const hostOf = (url: string): string => {
  const rest = url.trim().replace(/^[a-z][a-z\d+.-]{0,20}:\/{0,2}/i, '')
  const [authority = ''] = rest.split(/[/?#\\]/)
  return authority.slice(authority.lastIndexOf('@') + 1)
}
