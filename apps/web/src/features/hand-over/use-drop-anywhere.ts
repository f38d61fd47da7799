import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Brought, handOver, pathFor } from './hand-over.ts'
import { sortFile, sortTransfer } from './sort.ts'

/** What fell on this page before it was alive, once: `theme.js` caught it. */
const takeEarly = (): File | undefined => {
  const early = globalThis.atlasDropped
  globalThis.atlasDropped = undefined
  return early?.path === location.pathname ? early.file : undefined
}

/** A file dropped beside the box would otherwise make the browser leave the page. Answers whether one hovers. */
export const useDropAnywhere = (onRefused: () => void): boolean => {
  const [isOver, setOver] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    const bring = (brought: Brought | undefined) => {
      if (brought === undefined) {
        onRefused()
        return
      }
      handOver(brought)
      void navigate(pathFor[brought.kind])
    }
    const handleOver = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const handleDrop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      bring(event.dataTransfer === null ? undefined : sortTransfer(event.dataTransfer))
    }
    const early = takeEarly()
    if (early !== undefined) bring(sortFile(early))
    document.addEventListener('dragover', handleOver)
    document.addEventListener('dragleave', handleLeave)
    document.addEventListener('drop', handleDrop)
    return () => {
      document.removeEventListener('dragover', handleOver)
      document.removeEventListener('dragleave', handleLeave)
      document.removeEventListener('drop', handleDrop)
    }
  }, [navigate, onRefused])
  return isOver
}
