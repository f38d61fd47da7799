import { shellWords as words } from '@atlas/contract'
import { toggleTextSize, useIsTextLarge } from '../../shared/browser/text-size.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { letters } from '../../shared/ui/icons.ts'

export const TextSizeSwitch = () => {
  const isLarge = useIsTextLarge()
  return (
    <button
      className="icon-btn"
      type="button"
      aria-label={words.largeText}
      title={words.largeText}
      aria-pressed={isLarge}
      onClick={toggleTextSize}
    >
      <Icon d={letters} size={26} />
    </button>
  )
}
