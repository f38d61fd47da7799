import { checkWords as words } from '@atlas/contract'
import { Icon } from '../../shared/ui/icon.tsx'
import { link, message, picture, recording } from '../../shared/ui/icons.ts'
import { NavLink } from '../../shared/ui/link.tsx'
import { PageHead } from '../../shared/ui/page-head.tsx'

const tools = [
  { to: '/text', icon: message, name: words.text },
  { to: '/image', icon: picture, name: words.image },
  { to: '/audio', icon: recording, name: words.audio },
  { to: '/link', icon: link, name: words.link },
] as const

export const ToolHead = ({ title, lead, isShort }: { title: string; lead: string; isShort: boolean }) => (
  <PageHead title={title} lead={lead} isShort={isShort}>
    <nav className="toolnav" aria-label={words.kinds}>
      {tools.map(({ to, icon, name }) => (
        <NavLink key={to} to={to}>
          <Icon d={icon} />
          <span>{name}</span>
        </NavLink>
      ))}
    </nav>
  </PageHead>
)
