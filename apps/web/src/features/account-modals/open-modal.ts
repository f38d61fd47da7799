import { createContext, use } from 'react'

export type Modal = 'login' | 'signup' | 'submit' | 'changelog'
type Open = (modal: Modal) => void

export const OpenContext = createContext<Open>(() => undefined)

/** Opens one of the app's dialogs, from anywhere. */
export const useModals = (): Open => use(OpenContext)
