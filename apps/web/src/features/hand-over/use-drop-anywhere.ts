import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { handOver, pathFor } from './hand-over.ts'
import { sortTransfer } from './sort.ts'

/** A file dropped beside the box would otherwise make the browser leave the page. Answers whether one hovers. */
export const useDropAnywhere = (onRefused: () => void): boolean => {
  const [isOver, setOver] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
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
      const brought = event.dataTransfer === null ? undefined : sortTransfer(event.dataTransfer)
      if (brought === undefined) {
        onRefused()
        return
      }
      handOver(brought)
      void navigate(pathFor[brought.kind])
    }
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
