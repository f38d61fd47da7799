import { shellWords as words } from '@atlas/contract'
import { Link, NavLink } from 'react-router'
import { useIsDesk } from '../../shared/browser/page-settings.ts'
import { toggleTheme } from '../../shared/browser/theme.ts'
import { DropMenu } from '../../shared/ui/drop-menu.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { chevronDown, moon, sun } from '../../shared/ui/icons.ts'
import { Logo } from '../../shared/ui/logo.tsx'
import { useModals } from '../account-modals/open-modal.ts'
import { useSession } from '../session/session.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Burger } from './burger.tsx'
import { AppLinks, ServiceLinks } from './product-links.tsx'

/** News come from a server. */
const NewsLink = () => (useIsDesk() ? null : <NavLink to="/whats-new">{words.whatsNew}</NavLink>)

const MainNavigation = () => (
  <nav className="nav" aria-label={words.mainNavigation}>
    <NavLink to="/" end>
      {words.home}
    </NavLink>
    <DropMenu
      summary={
        <>
          {words.products} <Icon d={chevronDown} size={18} />
        </>
      }
    >
      <p className="label">{words.services}</p>
      <ServiceLinks />
      <AppLinks title={words.apps} />
    </DropMenu>
    <NewsLink />
    <NavLink to="/vision">{words.vision}</NavLink>
  </nav>
)

const LogInAndSignUp = () => {
  const open = useModals()
  return (
    <>
      <button className="btn quiet wide-only" type="button" onClick={() => open('login')}>
        {words.logIn}
      </button>
      <button className="btn outline wide-only" type="button" onClick={() => open('signup')}>
        {words.signUp}
      </button>
    </>
  )
}

export const Header = () => {
  const { user } = useSession()
  const isDesk = useIsDesk()
  return (
    <header className="head">
      <div className="wrap head-in">
        <Link className="logo" to="/" aria-label={words.homeLabel}>
          <Logo size={34} />
          <span>{words.name}</span>
        </Link>
        <MainNavigation />
        <div className="head-end">
          <button className="icon-btn" type="button" aria-label={words.theme} onClick={toggleTheme}>
            <Icon d={sun} className="when-dark" />
            <Icon d={moon} className="when-light" />
          </button>
          {!isDesk && (user === undefined ? <LogInAndSignUp /> : <AccountMenu user={user} />)}
          <Burger />
        </div>
      </div>
    </header>
  )
}
