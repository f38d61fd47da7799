import { useSyncExternalStore } from 'react'

const readMeta = (name: string): string => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''

/** What the server wrote into the page for the app. A page drawn ahead of time learns it when it comes alive. */
const useMeta = (name: string): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => readMeta(name),
    () => '',
  )

export const useSourceUrl = (): string => useMeta('atlas-source')

/** The Windows program can be downloaded from this server. */
export const useOffersWindows = (): boolean => useMeta('atlas-windows') !== ''

/** This page comes from the program on this very computer: no accounts, no internet needed, nobody else. */
export const useIsDesk = (): boolean => useMeta('atlas-desk') !== ''

/** The same, for what is no part of the page. */
export const isDesk = (): boolean => readMeta('atlas-desk') !== ''

/** Google sign-in is set up on this server. */
export const useOffersGoogle = (): boolean => useMeta('atlas-google') !== ''

/** Some outside service is asked about links on this server. */
export const useAsksOutside = (): boolean => useMeta('atlas-outside') !== ''
