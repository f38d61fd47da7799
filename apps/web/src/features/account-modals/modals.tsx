import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'

type Modal = 'login' | 'signup' | 'submit' | 'changelog'
type Open = (modal: Modal) => void

const OpenContext = createContext<Open>(() => undefined)

/** Opens one of the app's dialogs, from anywhere. */
export const useModals = (): Open => use(OpenContext)

const dialogs = {
  login: lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog })),
  signup: lazy(async () => ({ default: (await import('./sign-up-dialog.tsx')).SignUpDialog })),
  submit: lazy(async () => ({ default: (await import('./submit-dialog.tsx')).SubmitDialog })),
  changelog: lazy(async () => ({ default: (await import('./changelog-dialog.tsx')).ChangelogDialog })),
}

export const Modals = ({ children }: { children: ReactNode }) => {
  const [modal, setModal] = useState<Modal | undefined>(undefined)
  const Shown = modal === undefined ? undefined : dialogs[modal]
  const dialog = useMemo(
    () =>
      Shown !== undefined && (
        <Suspense fallback={null}>
          <Shown onClose={() => setModal(undefined)} />
        </Suspense>
      ),
    [Shown],
  )
  return (
    <OpenContext value={setModal}>
      {children}
      {dialog}
    </OpenContext>
  )
}
