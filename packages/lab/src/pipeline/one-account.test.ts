import { SUSPICIOUS_ABOVE } from '@atlas/engine'
import { combine, keywordPoints, likenessVote } from '@atlas/engine/text-parts'
import { expect, test } from 'vitest'
import { groupNumber, readCorpus } from '../text/corpus.ts'
import { idfTable, indexOf, type Item } from '../text/examples.ts'
import { prepareAll } from '../text/gather.ts'
import { fitTier, signalOf } from '../text/learned.ts'
import { shareAbove } from '../text/measure.ts'
import { readLinks, readModel } from '../text/model-reader.ts'
import { prepare } from '../text/vectors.ts'
import { approvedRows } from './approved.ts'
import { partOf } from './rows.ts'

/** A genuine notice in 200 dresses, which one account sends in as a scam and careless reviewers approve. */
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']
const copies = Array.from({ length: 200 }, (_, place) => ({
  id: `copy-${place}`,
  text: `Hello, there was a new sign-in to your account on ${place % 28} ${months[place % 10]} from a computer in town ${place}. If this was you, you do not need to do anything. If not, open the app and change your password. We never ask for it by phone or e-mail.`,
  label: 'scam' as const,
  kind: 'account',
  submitter: 1,
}))

const SEED = 3
const silent = (): void => {}

test("one account's 200 approved copies move the benchmark's false alarms by at most .002", () => {
  const model = readModel()
  const links = readLinks()
  // A quarter of what a training learns from: here the copies weigh four times as much as they do there.
  const rows = readCorpus().map((row) => ({ ...row, open: false, part: partOf(row) }))
  const own = rows.filter(({ part, group }) => part === 'train' && Math.floor(groupNumber(group) / 100) % 4 === 0)
  const honest = rows.filter(({ part, label }) => part === 'benchmark' && label !== 'scam')
  const learned = prepareAll(own, links, silent)
  const asked = prepareAll(honest, links, silent)
  const index = indexOf(idfTable(learned), learned)
  const votes = asked.map(({ prepared }) => likenessVote(index.nearest([...prepared.words], 8)))
  const alarms = (others: readonly Item[]): number => {
    const fit = fitTier(learned, others, SEED)
    const scores = asked.map((item, place) => {
      const keywords = keywordPoints(item.prepared.fired, model.settings.points)
      return combine({ ...signalOf(fit, item, votes[place] ?? 0), links: [], keywords }, model.settings.stack).score
    })
    return shareAbove(scores, SUSPICIOUS_ABOVE)
  }
  const approved = approvedRows(copies, { name: '', corpus: rows, others: [] })
  expect(approved).toHaveLength(200)
  const withCopies = approved.map((row) => ({ row, prepared: prepare(row.text, links, true) }))
  // Both fits meet their rows in the same order: what differs is what the copies weigh, not the shuffling.
  const withoutWeight = withCopies.map((item) => ({ ...item, row: { ...item.row, weight: 0 } }))
  const [without, moved] = [alarms(withoutWeight), alarms(withCopies)]
  process.stdout.write(`false alarms without the copies ${without.toFixed(4)}, with them ${moved.toFixed(4)}\n`)
  expect(honest.length).toBeGreaterThan(1500)
  expect(without).toBeLessThan(0.12)
  expect(Math.abs(moved - without)).toBeLessThanOrEqual(0.002)
}, 600_000)
