import { shellWords as words } from '@atlas/contract'
import { useIsDesk, useSourceUrl } from '../../shared/browser/page-settings.ts'
import { Link } from '../../shared/ui/link.tsx'
import { Logo } from '../../shared/ui/logo.tsx'

const SourceLink = () => {
  const address = useSourceUrl()
  // The program ends when its last page has gone elsewhere.
  const isDesk = useIsDesk()
  return (
    <a href={address} rel="noreferrer" target={isDesk ? '_blank' : undefined}>
      {words.sourceCode}
    </a>
  )
}

export const Footer = () => {
  const isDesk = useIsDesk()
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <p className="foot-mark">
          <Logo size={28} />
          <span>{words.name}</span>
          <em>{words.motto}</em>
        </p>
        <nav aria-label={words.footerNavigation}>
          <Link to="/vision">{words.vision}</Link>
          {!isDesk && <Link to="/whats-new">{words.whatsNew}</Link>}
          {isDesk && <Link to="/benchmark">{words.benchmark}</Link>}
          <SourceLink />
          <Link to="/terms-of-service">{words.terms}</Link>
          <Link to="/privacy-policy">{words.privacy}</Link>
        </nav>
        <p className="copy">{words.copyright}</p>
      </div>
    </footer>
  )
}
