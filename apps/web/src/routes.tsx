import { type ComponentType, lazy } from 'react'
import { LandingPage } from './pages/landing-page.tsx'

type AppRoute = {
  readonly path: string
  readonly Page: ComponentType
  readonly needs: 'nothing' | 'token' | 'admin'
}

/** Every page but the first is fetched when it is opened. */
const page = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }))

export const routes: readonly AppRoute[] = [
  { path: '/', Page: LandingPage, needs: 'nothing' },
  { path: '/text', Page: page(async () => (await import('./pages/text-page.tsx')).TextPage), needs: 'nothing' },
  { path: '/image', Page: page(async () => (await import('./pages/image-page.tsx')).ImagePage), needs: 'nothing' },
  { path: '/audio', Page: page(async () => (await import('./pages/audio-page.tsx')).AudioPage), needs: 'nothing' },
  { path: '/link', Page: page(async () => (await import('./pages/link-page.tsx')).LinkPage), needs: 'nothing' },
  { path: '/help', Page: page(async () => (await import('./pages/help-page.tsx')).HelpPage), needs: 'nothing' },
  { path: '/vision', Page: page(async () => (await import('./pages/vision-page.tsx')).VisionPage), needs: 'nothing' },
  {
    path: '/benchmark',
    Page: page(async () => (await import('./pages/benchmark-page.tsx')).BenchmarkPage),
    needs: 'nothing',
  },
  {
    path: '/whats-new',
    Page: page(async () => (await import('./pages/whats-new-page.tsx')).WhatsNewPage),
    needs: 'nothing',
  },
  {
    path: '/desktop',
    Page: page(async () => (await import('./pages/desktop-page.tsx')).DesktopPage),
    needs: 'nothing',
  },
  { path: '/mobile', Page: page(async () => (await import('./pages/mobile-page.tsx')).MobilePage), needs: 'nothing' },
  {
    path: '/privacy-policy',
    Page: page(async () => (await import('./pages/legal-page.tsx')).PrivacyPage),
    needs: 'nothing',
  },
  {
    path: '/terms-of-service',
    Page: page(async () => (await import('./pages/legal-page.tsx')).TermsPage),
    needs: 'nothing',
  },
  {
    path: '/complete-signup',
    Page: page(async () => (await import('./pages/complete-signup-page.tsx')).CompleteSignupPage),
    needs: 'nothing',
  },
  {
    path: '/dashboard',
    Page: page(async () => (await import('./pages/dashboard-page.tsx')).DashboardPage),
    needs: 'token',
  },
  { path: '/account', Page: page(async () => (await import('./pages/account-page.tsx')).AccountPage), needs: 'token' },
  {
    path: '/submissions',
    Page: page(async () => (await import('./pages/submissions-page.tsx')).SubmissionsPage),
    needs: 'admin',
  },
]
