import { type RefObject, useEffect } from 'react'
import { forgetInTab, keepInTab, onTabForgotten, readFromTab } from '../../shared/browser/tab-store.ts'

const MOST_CHARACTERS = 100_000

const put = (field: HTMLTextAreaElement, text: string): void => {
  field.value = text
}

/** A field that holds its own text finds it again after a reload or a visit elsewhere, in this tab. */
export const useKeptField = (field: RefObject<HTMLTextAreaElement | null>, name: string): void => {
  useEffect(() => {
    const element = field.current
    if (element === null) return undefined
    const kept = readFromTab(name)
    if (element.value === '' && typeof kept === 'string') put(element, kept)
    const write = () => {
      if (element.value === '' || element.value.length > MOST_CHARACTERS) forgetInTab(name)
      else keepInTab(name, element.value)
    }
    element.addEventListener('input', write)
    const stop = onTabForgotten(() => put(element, ''))
    return () => {
      element.removeEventListener('input', write)
      stop()
    }
  }, [field, name])
}
