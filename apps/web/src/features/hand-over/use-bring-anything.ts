import { landingWords } from '@atlas/contract'
import { useCallback } from 'react'
import { useNotify } from '../notices/notices.tsx'
import { useDropAnywhere } from './use-drop-anywhere.ts'
import { usePasteAnywhere } from './use-paste-anywhere.ts'

/** Paste or drop, anywhere on a page of checks. Answers whether something hovers over the page. */
export const useBringAnything = (): boolean => {
  const notify = useNotify()
  const refuse = useCallback(() => notify('error', landingWords.cannotCheck), [notify])
  usePasteAnywhere()
  return useDropAnywhere(refuse)
}
