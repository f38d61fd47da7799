import { landingWords as words, say, WINDOWS_VERSION } from '@atlas/contract'
import { lazy, Suspense } from 'react'
import { useBringAnything } from '../features/hand-over/use-bring-anything.ts'
import { useShared } from '../features/hand-over/use-shared.ts'
import { AnyBox } from '../features/landing/any-box.tsx'
import { Chart } from '../features/landing/chart.tsx'
import { HelpDoor } from '../features/landing/help-door.tsx'
import { Legend } from '../features/landing/legend.tsx'
import { Sheets } from '../features/landing/sheets.tsx'
import { Tagline } from '../features/landing/tagline.tsx'
import { useIsDesk, useOffersWindows } from '../shared/browser/page-settings.ts'
import { Icon } from '../shared/ui/icon.tsx'
import { check, desktop, download, lock, message } from '../shared/ui/icons.ts'
import { Link } from '../shared/ui/link.tsx'

const promises = [
  { icon: check, say: words.promiseFree },
  { icon: lock, say: words.promiseKept },
  { icon: message, say: words.promiseReasons },
] as const

const Promises = () => (
  <ul className="promises">
    {promises.map(({ icon, say: promise }) => (
      <li key={promise}>
        <Icon d={icon} />
        {promise}
      </li>
    ))}
  </ul>
)

const WindowsBanner = () => {
  const offersWindows = useOffersWindows()
  return (
    <section className="wrap">
      <div className="banner">
        <Icon d={desktop} size={44} className="lead-i" />
        <div>
          <h2>{words.windows}</h2>
          <p>{say(words.windowsSay, { version: WINDOWS_VERSION })}</p>
        </div>
        {offersWindows ? (
          <Link className="btn primary" to="/desktop">
            <Icon d={download} />
            {words.windowsGo}
          </Link>
        ) : (
          <p className="banner-none">{words.windowsMissing}</p>
        )}
      </div>
    </section>
  )
}

const CopyBanner = lazy(async () => ({ default: (await import('../features/desk/copy-banner.tsx')).CopyBanner }))

/** Where ATLAS is installed there is nothing to download: it says which copy it is. */
const LastBanner = () =>
  useIsDesk() ? (
    <Suspense>
      <CopyBanner />
    </Suspense>
  ) : (
    <WindowsBanner />
  )

export const LandingPage = () => {
  useShared()
  const isOver = useBringAnything()
  return (
    <>
      <section className="hero" data-over={isOver || undefined}>
        <div className="wrap hero-in">
          <div className="hero-copy">
            <Tagline />
            <AnyBox />
            <Promises />
            <HelpDoor />
          </div>
        </div>
        <Chart />
      </section>
      <Sheets />
      <Legend />
      <LastBanner />
    </>
  )
}
