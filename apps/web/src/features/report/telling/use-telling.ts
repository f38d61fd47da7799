import { reportWords as words } from '@atlas/contract'
import { useNotify } from '../../notices/notices.tsx'

/** Copying and sharing, all in the browser, without any copy on the server. */
export const useTelling = () => {
  const notify = useNotify()
  const canShare = typeof navigator.share === 'function'
  const copyText = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', words.copied)
    } catch {
      notify('error', words.notCopied)
    }
  }
  const shareText = async (text: string): Promise<void> => {
    if (!canShare) {
      await copyText(text)
      return
    }
    try {
      await navigator.share({ title: words.shareTitle, text })
    } catch (error) {
      const wasCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!wasCancelled) await copyText(text)
    }
  }
  return { canShare, copyText, shareText }
}
