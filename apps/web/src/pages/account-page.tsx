import { accountWords as words, specSentences } from '@atlas/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DataCard } from '../features/account/data-card.tsx'
import { GoogleCard } from '../features/account/google-card.tsx'
import { NameCard } from '../features/account/name-card.tsx'
import { PasswordCard } from '../features/account/password-card.tsx'
import { RemoveCard } from '../features/account/remove-card.tsx'
import { SignOutCard } from '../features/account/sign-out-card.tsx'
import { UsernameCard } from '../features/account/username-card.tsx'
import { useNotify } from '../features/notices/notices.tsx'
import { useSession } from '../features/session/session.tsx'
import { UnknownUser } from '../features/session/unknown-user.tsx'
import type { User } from '../features/session/user.ts'
import { PageHead } from '../shared/ui/page-head.tsx'

/** Coming back from Google with linked=true: said only when the account says so too, for anybody can write an address. */
const useLinkedNotice = (user: User | undefined) => {
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const notify = useNotify()
  const isLinked = query.get('linked') === 'true'
  useEffect(() => {
    if (!isLinked || user === undefined) return
    if (user.google_id !== undefined) notify('success', specSentences.accountsLinked)
    void navigate('/account', { replace: true })
  }, [isLinked, navigate, notify, user])
}

export const AccountPage = () => {
  const { user } = useSession()
  useLinkedNotice(user)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {user === undefined ? (
        <UnknownUser />
      ) : (
        <div className="wrap cards">
          <NameCard user={user} />
          <UsernameCard />
          <PasswordCard />
          <div className="c6 pile">
            <GoogleCard user={user} />
            <SignOutCard />
          </div>
          <DataCard />
          <RemoveCard />
        </div>
      )}
    </>
  )
}
