import { accountWords as words, logoutEverywhere, ownSentences } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'
import { useSession } from '../session/session.tsx'

export const SignOutCard = () => {
  const { signOut } = useSession()
  const { isBusy, failure, send } = useSend(words.signOutEverywhereFailed)
  const handleClick = () =>
    void send(async () => {
      await call(logoutEverywhere, { fallback: words.signOutEverywhereFailed })
      signOut(ownSentences.signedOutEverywhere)
    })
  return (
    <section className="card c6 stack">
      <h2>{words.signOutEverywhere}</h2>
      <p>{words.signOutEverywhereSay}</p>
      <FormFailure failure={failure} />
      <button className="btn outline start" type="button" disabled={isBusy} onClick={handleClick}>
        {words.signOutEverywhere}
      </button>
    </section>
  )
}
