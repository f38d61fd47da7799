import { notOnDesk, shellWords } from '@atlas/contract'
import { type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Modals } from './features/account-modals/modals.tsx'
import { DeskStrip } from './features/desk/desk-strip.tsx'
import { Notices } from './features/notices/notices.tsx'
import { RequireAdmin, RequireToken } from './features/session/guards.tsx'
import { SessionProvider } from './features/session/session.tsx'
import { Footer } from './features/shell/footer.tsx'
import { Header } from './features/shell/header.tsx'
import { OfflineStrip } from './features/shell/offline-strip.tsx'
import { PageGuard } from './features/shell/page-guard.tsx'
import { usePageMeta } from './features/shell/use-page-meta.ts'
import { routes } from './routes.tsx'
import { useIsDesk } from './shared/browser/page-settings.ts'

const guards = {
  nothing: ({ children }: { children: ReactNode }) => children,
  token: RequireToken,
  admin: RequireAdmin,
} as const

/** Every address is one of a short list, so the list is all it takes; the router's own matching is made for patterns. */
const Pages = () => {
  const isDesk = useIsDesk()
  const { pathname } = useLocation()
  // People type capitals, and other sites end addresses in a slash.
  const wanted = (pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).toLowerCase()
  const route = routes.find(({ path }) => path === wanted && !(isDesk && notOnDesk.has(path)))
  if (route === undefined) return <Navigate to="/" replace />
  const Guard = guards[route.needs]
  return (
    <Guard>
      <route.Page />
    </Guard>
  )
}

const Sheet = () => {
  const { pathname } = useLocation()
  usePageMeta()
  return (
    <>
      <a className="skip" href="#main">
        {shellWords.skip}
      </a>
      <Header />
      <OfflineStrip />
      <DeskStrip />
      <main id="main" tabIndex={-1}>
        <PageGuard key={pathname}>
          <Suspense fallback={<div className="page-wait" />}>
            <Pages />
          </Suspense>
        </PageGuard>
      </main>
      <Footer />
    </>
  )
}

export const App = () => (
  <Notices>
    <SessionProvider>
      <Modals>
        <Sheet />
      </Modals>
    </SessionProvider>
  </Notices>
)
