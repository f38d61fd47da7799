import { downloadWords as words } from '@atlas/contract'
import { WindowsCard } from '../features/downloads/windows-card.tsx'
import { Link } from '../shared/ui/link.tsx'
import { PageHead } from '../shared/ui/page-head.tsx'

export const DesktopPage = () => (
  <>
    <PageHead title={words.desktopTitle} lead={words.desktopLead} />
    <div className="wrap cards">
      <WindowsCard />
      <section className="card c5 get soon">
        <h2>{words.mac}</h2>
        <p>
          {words.soon} {words.macSay}
        </p>
        <div>
          <Link className="btn outline" to="/text">
            {words.inBrowser}
          </Link>
        </div>
      </section>
    </div>
  </>
)
