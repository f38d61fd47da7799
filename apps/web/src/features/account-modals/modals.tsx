import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { type Modal, OpenContext } from './open-modal.ts'

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
