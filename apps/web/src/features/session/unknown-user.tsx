import { Loading } from '../../shared/ui/loading.tsx'
import { ReadFailure } from '../../shared/ui/read-failure.tsx'
import { useSession } from './session.tsx'

/** Who is logged in is not known yet, or could not be asked: then why, and a way to try again. */
export const UnknownUser = () => {
  const { failure, reread } = useSession()
  return (
    <div className="wrap waiting">
      {failure === undefined ? <Loading /> : <ReadFailure failure={failure} onRetry={() => void reread()} />}
    </div>
  )
}
