import { useEffect, useEffectEvent, useRef } from 'react'
import { forgetInTab, keepInTab, readFromTab } from '../../shared/browser/tab-store.ts'

/** As much of it as a check takes, twice over: what was typed beyond the limit is still there to be shortened. */
const MOST_CHARACTERS = 100_000

type Draft = { readonly text: string; readonly isPrivate: boolean }

const toDraft = (kept: unknown): Draft | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined
  const text = 'text' in kept ? kept.text : 'url' in kept ? kept.url : undefined
  if (typeof text !== 'string' || text === '') return undefined
  return { text, isPrivate: 'isPrivate' in kept && kept.isPrivate === true }
}

/** What was typed is there again after a reload or a visit elsewhere, in this tab, with the private switch as it was. */
export const useDraft = (
  kind: 'text' | 'link',
  { text, isPrivate }: Draft,
  fieldId: string,
  onRestored: (draft: Draft) => void,
): void => {
  const isReady = useRef(false)
  const restore = useEffectEvent(() => {
    const field = document.getElementById(fieldId)
    // What was typed before the page was alive comes first.
    const isTyped = (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== ''
    const draft = isTyped ? undefined : toDraft(readFromTab(`${kind}_draft`))
    if (draft !== undefined) onRestored(draft)
  })
  useEffect(() => restore(), [])
  useEffect(() => {
    // The first time nothing has been typed yet: that must not erase what is kept.
    if (!isReady.current) isReady.current = true
    else if (text === '' || text.length > MOST_CHARACTERS) forgetInTab(`${kind}_draft`)
    else keepInTab(`${kind}_draft`, { text, isPrivate })
  }, [kind, text, isPrivate])
}
