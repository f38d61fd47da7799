import { reportWords as words } from '@atlas/contract'
import { Icon } from '../../../shared/ui/icon.tsx'
import { copy, print, share } from '../../../shared/ui/more-icons.ts'
import { useNotify } from '../../notices/notices.tsx'

/** Copy, print and share: all in the browser, without any copy on the server. */
export const ReportTools = ({ text }: { text: string }) => {
  const notify = useNotify()
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', words.copied)
    } catch {
      notify('error', words.notCopied)
    }
  }
  const shareText = async () => {
    if (typeof navigator.share !== 'function') {
      await copyText()
      return
    }
    try {
      await navigator.share({ title: words.shareTitle, text })
    } catch (error) {
      const wasCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!wasCancelled) await copyText()
    }
  }
  return (
    <div className="tools">
      <button className="btn outline" type="button" onClick={() => void copyText()}>
        <Icon d={copy} />
        {words.copy}
      </button>
      <button className="btn outline" type="button" onClick={() => globalThis.print()}>
        <Icon d={print} />
        {words.print}
      </button>
      <button className="btn outline" type="button" onClick={() => void shareText()}>
        <Icon d={share} />
        {words.share}
      </button>
    </div>
  )
}
