import { shellWords as words } from '@atlas/contract'
import { useIsDesk } from '../../shared/browser/page-settings.ts'
import { useMedia } from '../../shared/browser/use-media.ts'
import { DropMenu } from '../../shared/ui/drop-menu.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { compass, history, home, lifebuoy, menu, settings } from '../../shared/ui/icons.ts'
import { useModals } from '../account-modals/open-modal.ts'
import { useSession } from '../session/session.tsx'
import { AccountLinks } from './account-menu.tsx'
import { AppLinks, IconLink, ServiceLinks } from './product-links.tsx'

const SignInPair = () => {
  const open = useModals()
  return (
    <div className="pair signed-out">
      <button className="btn outline" type="button" onClick={() => open('login')}>
        {words.logIn}
      </button>
      <button className="btn primary" type="button" onClick={() => open('signup')}>
        {words.signUp}
      </button>
    </div>
  )
}

/** The same links for narrow windows. Leaving the narrow width takes the menu away, and with it its open state. */
export const Burger = () => {
  const { user, failure } = useSession()
  const isDesk = useIsDesk()
  const isWide = useMedia('(min-width: 820.02px)')
  if (isWide) return null
  return (
    <DropMenu className="end burger" summaryClass="icon-btn" label={words.menu} summary={<Icon d={menu} size={26} />}>
      {user !== undefined && <AccountLinks user={user} />}
      <IconLink to="/" icon={home} name={words.home} />
      <IconLink to="/help" icon={lifebuoy} name={words.help} />
      <ServiceLinks />
      <AppLinks />
      {!isDesk && <IconLink to="/whats-new" icon={history} name={words.whatsNew} />}
      <IconLink to="/vision" icon={compass} name={words.vision} />
      {user === undefined && failure !== undefined && <IconLink to="/account" icon={settings} name={words.account} />}
      {user === undefined && failure === undefined && !isDesk && <SignInPair />}
    </DropMenu>
  )
}
