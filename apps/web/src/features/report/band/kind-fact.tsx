import { kindWords, reportWords as words, type TextReport } from '@atlas/contract'

const wordsFor = ({ kind, nature, verdict, language, evidence }: TextReport) => {
  if (!language.known && kind === undefined) return { label: words.kind, name: words.kindUnread, how: words.sayUnread }
  if (nature !== undefined) return { label: words.nature, name: nature.name, how: nature.unless }
  if (kind !== undefined) {
    const known = kindWords[kind.id]
    const label = verdict === 'scam' ? words.kind : words.kindIfScam
    return { label, name: known?.name ?? kind.name, how: known?.how ?? '' }
  }
  const isMarked = evidence.some(({ strength }) => strength !== 'reassuring')
  if (verdict === 'legitimate')
    return { label: words.kind, name: words.kindNone, how: isMarked ? words.kindNoneMarked : words.kindNoneSay }
  return { label: words.kind, name: words.kindUnknown, how: words.kindUnknownSay }
}

export const KindFact = ({ report }: { report: TextReport }) => {
  const { label, name, how } = wordsFor(report)
  return (
    <div className="kind">
      <p className="label">{label}</p>
      <p className="kind-name">{name}</p>
      <p>{how}</p>
    </div>
  )
}
