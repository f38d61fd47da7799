import { shellWords as words } from '@atlas/contract'
import { useIsDesk } from '../../shared/browser/page-settings.ts'
import { useOnline } from '../../shared/browser/use-online.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { offline } from '../../shared/ui/icons.ts'

/** Without internet a page of a server can do little; the program on this computer misses nothing. */
export const OfflineStrip = () => {
  const isDesk = useIsDesk()
  const isOnline = useOnline() || isDesk
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
