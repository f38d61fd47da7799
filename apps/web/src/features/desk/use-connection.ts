import { stayConnected } from '@atlas/contract'
import { useEffect, useState } from 'react'

/** A computer that wakes up may lose a connection once; a program that is gone stays so. */
const MOST_FAILURES = 2

/** An open connection tells the program that somebody is there. True once it does not answer any more. */
export const useConnection = (): boolean => {
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const connection = new EventSource(stayConnected.path)
    let failures = 0
    connection.addEventListener('open', () => {
      failures = 0
      setGone(false)
    })
    connection.addEventListener('error', () => {
      failures += 1
      // One that was refused, as by a program that was started anew, is not tried again.
      if (failures >= MOST_FAILURES || connection.readyState === EventSource.CLOSED) setGone(true)
    })
    return () => connection.close()
  }, [])
  return isGone
}
