import { pages } from '@atlas/contract'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Title and description of each page; after a change of page the focus and the view start at the top of the new one. */
export const usePageMeta = (): void => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    const page = pages.find(({ path }) => path === pathname)
    if (page !== undefined) {
      document.title = page.title
      document.querySelector('meta[name="description"]')?.setAttribute('content', page.description)
    }
    if (last.current === pathname) return
    last.current = pathname
    scrollTo(0, 0)
    if (document.querySelector('dialog[open]') === null) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
