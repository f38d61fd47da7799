import { communityWords as words } from '@atlas/contract'
import { useMasked } from './use-masked.ts'

/** What will be kept of a text, before it is sent. */
export const StoredText = ({ text }: { text: string }) => {
  const masked = useMasked(text)
  return (
    <section className="stored">
      <h3>{words.stored}</h3>
      <p className="fine">{masked.step === 'failed' ? words.storedUnknown : words.storedSay}</p>
      {masked.step === 'loading' && <p className="fine">{words.storedWait}</p>}
      {masked.step === 'done' && (
        <textarea className="stored-text" rows={4} value={masked.text} aria-label={words.stored} readOnly />
      )}
    </section>
  )
}
