import { lazy, Suspense } from 'react'
import { useIsDesk } from '../../shared/browser/page-settings.ts'

/** Fetched only where it is needed: on one's own computer. */
const Connected = lazy(async () => ({ default: (await import('./connected.tsx')).Connected }))

export const DeskStrip = () =>
  useIsDesk() ? (
    <Suspense>
      <Connected />
    </Suspense>
  ) : null
