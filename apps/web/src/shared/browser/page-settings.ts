import { useSyncExternalStore } from 'react'

/** What the server wrote into the page for the app. A page drawn ahead of time learns it when it comes alive. */
const useMeta = (name: string): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '',
    () => '',
  )

export const useSourceUrl = (): string => useMeta('atlas-source')

/** Where the Windows app lies on this server; empty when it does not. */
export const useWindowsFile = (): string => useMeta('atlas-windows')

/** Google sign-in is set up on this server. */
export const useOffersGoogle = (): boolean => useMeta('atlas-google') !== ''

/** Some outside service is asked about links on this server. */
export const useAsksOutside = (): boolean => useMeta('atlas-outside') !== ''
