import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SCAM_ABOVE, SUSPICIOUS_ABOVE } from '@atlas/engine'
import * as z from 'zod'
import { type Options, places } from './places.ts'

/** The page of errors that a corpus writer reads first: out/report.html, never committed. */

const ScoredLine = z.object({
  id: z.string(),
  label: z.enum(['scam', 'honest', 'promotion']),
  kind: z.string(),
  channel: z.string(),
  lang: z.string(),
  text: z.string(),
  browser: z.number(),
  server: z.number(),
  encoder: z.number().optional(),
  unsure: z.boolean(),
  said: z.string().optional(),
  links: z.array(z.string()),
  rules: z.array(z.string()),
})
export type ScoredLine = z.infer<typeof ScoredLine>

const WORST = 60

/** Nothing of a message may act on the page: it is text and nothing else. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const isScam = ({ label }: ScoredLine): boolean => label === 'scam'
const isMissed = (line: ScoredLine): boolean => isScam(line) && line.server <= SUSPICIOUS_ABOVE
const isAlarm = (line: ScoredLine): boolean => !isScam(line) && line.server > SUSPICIOUS_ABOVE

const share = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`)

const summary = (title: string, lines: readonly ScoredLine[], by: (line: ScoredLine) => string): string => {
  const rows = [...Map.groupBy(lines, by)]
    .map(([name, some]) => {
      const scams = some.filter(isScam)
      const honest = some.filter((line) => !isScam(line))
      return { name, scams, honest, missed: some.filter(isMissed).length, alarms: some.filter(isAlarm).length }
    })
    .sort((left, right) => right.missed + right.alarms - left.missed - left.alarms)
    .map(
      ({ name, scams, honest, missed, alarms }) =>
        `<tr><th scope="row">${escaped(name)}</th><td>${scams.length}</td><td>${missed} (${share(missed, scams.length)})</td><td>${honest.length}</td><td>${alarms} (${share(alarms, honest.length)})</td></tr>`,
    )
  return `<h2>By ${title}</h2><table><thead><tr><th>${title}</th><th>scams</th><th>missed</th><th>honest</th><th>false alarms</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const number = (value: number | undefined): string => (value === undefined ? 'not asked' : value.toFixed(2))

const message = (line: ScoredLine): string =>
  `<article><h3>${escaped(line.id)} <small>${escaped(line.kind)}, ${escaped(line.channel)}, ${escaped(line.lang)}, ${line.label}</small></h3>
<p class="said">all tiers <b>${number(line.server)}</b>, in a browser ${number(line.browser)}, encoder ${number(line.encoder)}${line.unsure ? ', unsure' : ''}; named ${escaped(line.said ?? 'nothing')}; links ${escaped(line.links.join(', ') || 'none')}; rules ${escaped(line.rules.join(', ') || 'none')}</p>
<pre>${escaped(line.text)}</pre></article>`

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:.75rem;border:1px solid #8886;border-radius:.5rem}table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #8884}th:first-child{text-align:left}small,.said{opacity:.75;font-weight:400}'

/** One page without script; its policy forbids everything but its own style. */
export const reportPage = (model: string, lines: readonly ScoredLine[]): string => {
  const missed = lines.filter(isMissed).sort((left, right) => left.server - right.server)
  const alarms = lines.filter(isAlarm).sort((left, right) => right.server - left.server)
  const sure = alarms.filter(({ server }) => server > SCAM_ABOVE).length
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>What the engine gets wrong</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>
<h1>What the engine gets wrong</h1>
<p>Model ${escaped(model)}, ${lines.length} benchmark messages: ${missed.length} scams missed, ${alarms.length} false alarms, ${sure} of them above ${SCAM_ABOVE}. Read this before you write messages; do not copy from it: these are never trained on.</p>
${summary('kind', lines, ({ kind }) => kind)}
${summary('channel', lines, ({ channel }) => channel)}
${summary('language', lines, ({ lang }) => lang)}
<h2>Worst misses</h2>${missed.slice(0, WORST).map(message).join('\n')}
<h2>Worst false alarms</h2>${alarms.slice(0, WORST).map(message).join('\n')}
</body></html>
`
}

export const writeReport = ({ out, say }: Options): void => {
  const folder = path.join(out, 'evaluate')
  if (!existsSync(path.join(folder, 'scored.jsonl')))
    throw new Error('There is nothing to report yet: run `npm run model -- text --cpu` first.')
  const lines = readFileSync(path.join(folder, 'scored.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ScoredLine.parse(JSON.parse(line)))
  const { model } = z
    .object({ model: z.string() })
    .parse(JSON.parse(readFileSync(path.join(folder, 'figures.json'), 'utf8')))
  const file = path.join(places.out, 'report.html')
  writeFileSync(file, reportPage(model, lines))
  say(`${path.relative(places.root, file)} written`)
}
