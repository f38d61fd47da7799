import { accountWords } from '@atlas/contract'
import { useSend } from '../../shared/ui/use-send.ts'
import { useSession } from '../session/session.tsx'

/** A change of name, username or password ends every session, this one too; `changed` says what was changed. */
export const useChange = (changed: string) => {
  const { signOut } = useSession()
  const { isBusy, failure, send, fail } = useSend(accountWords.changeFailed)
  const change = (work: () => Promise<unknown>) =>
    void send(async () => {
      await work()
      signOut(undefined, changed)
    })
  return { isBusy, failure, change, fail }
}
