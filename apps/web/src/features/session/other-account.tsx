import { say, shellWords as words } from '@atlas/contract'
import { keepToken, readToken } from '../../shared/browser/token-store.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { endSession } from './session-calls.ts'
import type { User } from './user.ts'

type Props = {
  readonly held: User
  readonly arriving: User
  readonly token: string
  readonly onStay: () => void
}

/** The session that is not wanted ends on the server too; nobody waits for that. */
const end = (token: string | null): void => {
  if (token !== null) endSession(token).catch(() => undefined)
}

/** Somebody is logged in, and the address brought the login of somebody else. */
export const OtherAccount = ({ held, arriving, token, onStay }: Props) => {
  const names = { held: held.username, arriving: arriving.username }
  const stay = () => {
    end(token)
    onStay()
  }
  const change = () => {
    end(readToken())
    keepToken(token)
    // What the page shows may belong to the other one: it is drawn anew.
    location.reload()
  }
  return (
    <Dialog title={words.otherAccount} onClose={stay}>
      <div className="choices">
        <p>{say(words.otherAccountSay, names)}</p>
        <p>{words.otherAccountAdvice}</p>
        <button className="btn primary" type="button" onClick={stay}>
          {say(words.otherAccountStay, names)}
        </button>
        <button className="btn outline" type="button" onClick={change}>
          {say(words.otherAccountSwitch, names)}
        </button>
      </div>
    </Dialog>
  )
}
