import { say, shellWords as words } from '@atlas/contract'
import { DropMenu } from '../../shared/ui/drop-menu.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { dashboard, settings, signOut as signOutIcon } from '../../shared/ui/icons.ts'
import { useSession } from '../session/session.tsx'
import type { User } from '../session/user.ts'
import { initialsOf } from './initials.ts'
import { IconLink } from './product-links.tsx'

export const AccountLinks = ({ user }: { user: User }) => {
  const { leave } = useSession()
  return (
    <>
      <p className="who">
        <b>{`${user.first_name} ${user.last_name}`}</b>
        <span>{user.username}</span>
      </p>
      <IconLink to="/dashboard" icon={dashboard} name={words.dashboard} />
      <IconLink to="/account" icon={settings} name={words.accountSettings} />
      <button className="menu-btn" type="button" onClick={leave}>
        <Icon d={signOutIcon} />
        {words.signOut}
      </button>
    </>
  )
}

export const AccountMenu = ({ user }: { user: User }) => (
  <DropMenu
    className="end wide-only"
    summary={
      <span className="avatar">
        {initialsOf(user)}
        <span className="vh">{say(words.accountMenu, { name: `${user.first_name} ${user.last_name}` })}</span>
      </span>
    }
  >
    <AccountLinks user={user} />
  </DropMenu>
)
