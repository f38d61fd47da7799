import { shellWords as words } from '@atlas/contract'
import { useOnline } from '../../shared/browser/use-online.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { offline } from '../../shared/ui/icons.ts'

export const OfflineStrip = () => {
  const isOnline = useOnline()
  return (
    <div aria-live="polite">
      {!isOnline && (
        <div className="offline">
          <Icon d={offline} />
          <span>
            <b>{words.offline}</b> {words.offlineStill}
          </span>
        </div>
      )}
    </div>
  )
}
