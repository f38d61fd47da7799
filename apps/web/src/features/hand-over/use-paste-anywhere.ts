import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { handOver, pathFor } from './hand-over.ts'
import { sortTransfer } from './sort.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

const isInDialog = (): boolean => document.querySelector('dialog[open]') !== null

/** Ctrl-V on a page of checks: a text, a link or a picture goes to its check. In a field, text stays where it was pasted. */
export const usePasteAnywhere = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (event.clipboardData === null || isInDialog()) return
      const brought = sortTransfer(event.clipboardData)
      if (brought === undefined) return
      const isFile = brought.kind === 'image' || brought.kind === 'audio'
      if (!isFile && isField(event.target)) return
      event.preventDefault()
      handOver(brought)
      void navigate(pathFor[brought.kind])
    }
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [navigate])
}
