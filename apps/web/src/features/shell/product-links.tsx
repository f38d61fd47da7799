import { shellWords as words } from '@atlas/contract'
import { useIsDesk } from '../../shared/browser/page-settings.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { desktop, link, message, phone, picture, recording } from '../../shared/ui/icons.ts'
import { NavLink } from '../../shared/ui/link.tsx'

type Item = { readonly to: string; readonly icon: string; readonly name: string }

const services: readonly Item[] = [
  { to: '/text', icon: message, name: words.textAnalysis },
  { to: '/audio', icon: recording, name: words.audioAnalysis },
  { to: '/image', icon: picture, name: words.imageAnalysis },
  { to: '/link', icon: link, name: words.linkAnalysis },
]

const apps: readonly Item[] = [
  { to: '/desktop', icon: desktop, name: words.desktop },
  { to: '/mobile', icon: phone, name: words.mobile },
]

export const IconLink = ({ to, icon, name }: Item) => (
  <NavLink to={to}>
    <Icon d={icon} />
    {name}
  </NavLink>
)

export const ServiceLinks = () => services.map((item) => <IconLink key={item.to} {...item} />)

/** Not where it is installed already. */
export const AppLinks = ({ title }: { title?: string }) => {
  if (useIsDesk()) return null
  return (
    <>
      {title !== undefined && <p className="label">{title}</p>}
      {apps.map((item) => (
        <IconLink key={item.to} {...item} />
      ))}
    </>
  )
}
