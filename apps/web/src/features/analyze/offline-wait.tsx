import { checkWords as words } from '@atlas/contract'
import { useEffect, useEffectEvent } from 'react'
import type { CallError } from '../../shared/api/call-error.ts'
import { useOnline } from '../../shared/browser/use-online.ts'
import { Alert } from '../../shared/ui/alert.tsx'
import { offline } from '../../shared/ui/icons.ts'
import type { FileKind } from './file-kind.ts'
import { Link } from '../../shared/ui/link.tsx'

/** Only the server can read a file: says so, waits, and goes on by itself when the line is back. */
export const OfflineWait = ({ kind, onBack }: { kind: FileKind['kind']; onBack: () => void }) => {
  const isOnline = useOnline()
  const goOn = useEffectEvent(() => onBack())
  useEffect(() => {
    if (isOnline) goOn()
  }, [isOnline])
  return (
    <Alert
      tone="susp"
      icon={offline}
      title={kind === 'image' ? words.offlineImage : words.offlineAudio}
      say={words.offlineWaits}
    >
      <Link className="btn outline" to="/text">
        {words.offlineType}
      </Link>
    </Alert>
  )
}

export const waitsForLine = ({ reason }: CallError): boolean => reason === 'offline'
