import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & { readonly to: string }

/** A new tab, a new window or a download is the browser's business. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** To another page of ours. The router's own link comes with the code of forms and of pages fetched ahead. */
export const Link = ({ to, onClick, children, ...rest }: Props) => {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        // As in any browser: the page one is on is not put into the history a second time.
        void navigate(to, { replace: to === pathname + search + hash })
      }}
    >
      {children}
    </a>
  )
}

/** Says whether it leads to the page one is on. */
export const NavLink = (props: Props) => {
  const { pathname } = useLocation()
  return <Link {...props} aria-current={pathname === props.to ? 'page' : undefined} />
}
