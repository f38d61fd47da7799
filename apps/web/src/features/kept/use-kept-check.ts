import { useEffect, useEffectEvent } from 'react'
import { forgetInTab, keepInTab, readFromTab } from '../../shared/browser/tab-store.ts'
import { areChecksKept } from './device-keys.ts'
import { onReopen } from './reopen.ts'
import type { SavedKind, SavedOf } from './saved.ts'

type Progress<Saved> =
  | { readonly step: 'idle' | 'analyzing' | 'failed' }
  | { readonly step: 'done'; readonly saved: Saved; readonly isRestored: boolean }

const nameOf = (kind: SavedKind): string => `${kind}_report`

/** Fetched only where something is kept: a first visit does without. */
const restore = async <Kind extends SavedKind>(kind: Kind): Promise<SavedOf<Kind> | undefined> => {
  const kept = readFromTab(nameOf(kind))
  if (kept === undefined) return undefined
  const { parseSaved } = await import('./saved.ts')
  return parseSaved(kind, kept)
}

const addToDevice = async (saved: SavedOf<SavedKind>): Promise<void> => {
  if (areChecksKept()) (await import('./device-checks.ts')).addDeviceCheck(saved)
}

/** Keeps the last report of a check in this tab, and shows it again when the page is opened anew. */
export const useKeptCheck = <Kind extends SavedKind>(
  kind: Kind,
  progress: Progress<SavedOf<Kind>>,
  onRestored: (saved: SavedOf<Kind>) => void,
): void => {
  const show = useEffectEvent((saved: SavedOf<Kind>) => onRestored(saved))
  useEffect(() => {
    let isGone = false
    const read = async () => {
      // Its code may not be there to fetch: then there is only what was typed.
      const saved = await restore(kind).catch(() => undefined)
      if (saved !== undefined && !isGone) show(saved)
    }
    void read()
    const stop = onReopen(kind, () => void read())
    return () => {
      isGone = true
      stop()
    }
  }, [kind])
  const saved = progress.step === 'done' && !progress.isRestored ? progress.saved : undefined
  const isNew = progress.step === 'analyzing'
  useEffect(() => {
    // The report of another text must not come back beside this one.
    if (isNew) forgetInTab(nameOf(kind))
  }, [kind, isNew])
  const store = useEffectEvent(() => {
    if (saved === undefined) return
    keepInTab(nameOf(kind), saved)
    addToDevice(saved).catch(() => undefined)
  })
  const number = progress.step
  useEffect(() => {
    if (number === 'done') store()
  }, [number])
}
