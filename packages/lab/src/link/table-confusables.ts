import { readList } from './rows.ts'

const PAIR = /"(.{1,8})": ?"([A-Za-z0-9]{1,2})"/u

/** Letters outside ASCII that pass for one or two Latin ones, from the UTS #39 data. */
export const confusableTable = (folder: string): string => {
  const lines: string[] = []
  for (const line of readList(folder, 'confusables_unhomoglyph.json')) {
    const [, from = '', to = ''] = PAIR.exec(line) ?? []
    const isLower = from.toLowerCase() === from && from.normalize('NFKC') === from
    if (/^[\p{L}\p{N}]$/u.test(from) && (from.codePointAt(0) ?? 0) > 127 && isLower)
      lines.push(`${from}\t${to.toLowerCase()}`)
  }
  return lines.join('\n')
}
