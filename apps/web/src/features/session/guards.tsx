import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { readClaims, readToken } from '../../shared/browser/token-store.ts'
import { Loading } from '../../shared/ui/loading.tsx'
import { useSession } from './session.tsx'

/** Guards only steer; the server decides on every call. */
export const RequireToken = ({ children }: { children: ReactNode }) => {
  const { isArriving } = useSession()
  if (isArriving) return <Waiting />
  return readToken() === null ? <Navigate to="/" replace /> : children
}

export const RequireAdmin = ({ children }: { children: ReactNode }) => {
  const { isArriving } = useSession()
  if (isArriving) return <Waiting />
  const token = readToken()
  const isAdmin = token !== null && readClaims(token)?.role === 'admin'
  return isAdmin ? children : <Navigate to="/dashboard" replace />
}

const Waiting = () => (
  <div className="wrap waiting">
    <Loading />
  </div>
)
