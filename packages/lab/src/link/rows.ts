import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'tldts'

/** One labelled address. Rows are read, used and forgotten: none is ever written into the repository. */
export type Row = {
  readonly url: string
  readonly malicious: boolean
  readonly source: string
  readonly date: string
  /** Registrable domain, private section on: what training and test must not share. */
  readonly domain: string
}

const LINE = /^(.+),(malicious|benign),(.*),([^,]*)$/

const unquoted = (text: string): string =>
  text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text

/** Scheme, `www.` and a lone slash tell the list, not the link: they go before anything is learnt or measured. */
export const normalised = (url: string): string =>
  unquoted(url)
    .trim()
    .replace(/["']+$/, '')
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/^([^/?#]+)\/$/, '$1')

export const domainOf = (url: string): string => {
  try {
    const { hostname } = new URL(`http://${url}`)
    return parse(hostname, { allowPrivateDomains: true }).domain ?? hostname
  } catch {
    return ''
  }
}

const readGz = (path: string): string => gunzipSync(readFileSync(path)).toString('utf8')

export const readList = (folder: string, name: string): string[] => {
  const path = join(folder, 'lists', name)
  const text = name.endsWith('.gz') ? readGz(path) : readFileSync(path, 'utf8')
  return text.split(/\r?\n/).filter(Boolean)
}

export const readRows = (folder: string, file: string): Row[] => {
  const rows: Row[] = []
  for (const line of readGz(join(folder, file)).split('\n')) {
    const found = LINE.exec(line)
    if (!found) continue
    const url = normalised(found[1] ?? '')
    const domain = domainOf(url)
    if (domain === '') continue
    rows.push({
      url,
      malicious: found[2] === 'malicious',
      source: unquoted(found[3] ?? ''),
      date: found[4] ?? '',
      domain,
    })
  }
  return rows
}
