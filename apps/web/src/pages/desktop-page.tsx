import { downloadWords as words, say, WINDOWS_VERSION } from '@atlas/contract'
import { Link } from 'react-router'
import { useWindowsFile } from '../shared/browser/page-settings.ts'
import { Icon } from '../shared/ui/icon.tsx'
import { download } from '../shared/ui/icons.ts'
import { PageHead } from '../shared/ui/page-head.tsx'

const WindowsCard = () => {
  const file = useWindowsFile()
  return (
    <section className="card c7 get">
      <h2>{words.windows}</h2>
      <p>{say(words.windowsVersion, { version: WINDOWS_VERSION })}</p>
      {file === '' ? (
        <p className="note">
          <b>{words.windowsMissing}</b>
          {words.windowsMissingSay}
        </p>
      ) : (
        <>
          <div>
            <a className="btn primary big" href={file} download>
              <Icon d={download} />
              {words.windowsGo}
            </a>
          </div>
          <p className="note">
            <b>{words.trust}</b>
            {words.trustSay}
          </p>
        </>
      )}
    </section>
  )
}

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
