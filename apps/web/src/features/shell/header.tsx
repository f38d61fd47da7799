import { shellWords as words } from '@atlas/contract'
import { useIsDesk } from '../../shared/browser/page-settings.ts'
import { toggleTheme } from '../../shared/browser/theme.ts'
import { DropMenu } from '../../shared/ui/drop-menu.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { chevronDown, moon, settings, sun } from '../../shared/ui/icons.ts'
import { Link, NavLink } from '../../shared/ui/link.tsx'
import { Logo } from '../../shared/ui/logo.tsx'
import { useModals } from '../account-modals/open-modal.ts'
import { useSession } from '../session/session.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Burger } from './burger.tsx'
import { AppLinks, ServiceLinks } from './product-links.tsx'
import { TextSizeSwitch } from './text-size-switch.tsx'

/** News come from a server. */
const NewsLink = () => (useIsDesk() ? null : <NavLink to="/whats-new">{words.whatsNew}</NavLink>)

const MainNavigation = () => (
  <nav className="nav" aria-label={words.mainNavigation}>
    <NavLink to="/">{words.home}</NavLink>
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
    <NavLink to="/help">{words.help}</NavLink>
    <NewsLink />
    <NavLink to="/vision">{words.vision}</NavLink>
  </nav>
)

const LogInAndSignUp = () => {
  const open = useModals()
  return (
    <>
      <button className="btn quiet wide-only signed-out" type="button" onClick={() => open('login')}>
        {words.logIn}
      </button>
      <button className="btn outline wide-only signed-out" type="button" onClick={() => open('signup')}>
        {words.signUp}
      </button>
    </>
  )
}

/** The theme and the size of letters, side by side. */
const Comfort = () => (
  <>
    <TextSizeSwitch />
    <button className="icon-btn" type="button" aria-label={words.theme} onClick={toggleTheme}>
      <Icon d={sun} className="when-dark" />
      <Icon d={moon} className="when-light" />
    </button>
  </>
)

/** Somebody is logged in, but the server could not say who: their account page says why. */
const UnknownAccount = () => (
  <Link className="icon-btn wide-only" to="/account" aria-label={words.account}>
    <Icon d={settings} />
  </Link>
)

const WhoIsIn = () => {
  const { user, failure } = useSession()
  if (user !== undefined) return <AccountMenu user={user} />
  return failure === undefined ? <LogInAndSignUp /> : <UnknownAccount />
}

export const Header = () => {
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
          <Comfort />
          {!isDesk && <WhoIsIn />}
          <Burger />
        </div>
      </div>
    </header>
  )
}
