import { shellWords } from '@atlas/contract'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import { checkCircle, close, crossCircle, info } from '../../shared/ui/icons.ts'

type NoticeType = 'success' | 'error' | 'info'
type Notice = {
  readonly type: NoticeType
  readonly sentence: string
  readonly more?: string | undefined
  readonly number: number
}
/** `more` stands in a second line. */
type Notify = (type: NoticeType, sentence: string, more?: string) => void

const SECONDS = 3

const looks: Readonly<Record<NoticeType, { tone: string; icon: string }>> = {
  success: { tone: 'v-legit', icon: checkCircle },
  error: { tone: 'v-scam', icon: crossCircle },
  info: { tone: '', icon: info },
}

const NotifyContext = createContext<Notify>(() => undefined)

export const useNotify = (): Notify => use(NotifyContext)

const Toast = ({ notice, onClose }: { notice: Notice; onClose: () => void }) => (
  // Anywhere on it closes it, as the specification says; the button is what the keyboard and readers use.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
  <div className={`toast ${looks[notice.type].tone}`} onClick={onClose}>
    <Icon d={looks[notice.type].icon} />
    <span>
      {notice.sentence}
      {notice.more !== undefined && <small>{notice.more}</small>}
    </span>
    <button className="icon-btn" type="button" aria-label={shellWords.close} onClick={onClose}>
      <Icon d={close} />
    </button>
  </div>
)

/** One notice at a time, for three seconds. The region is always there, so that readers hear what comes into it. */
export const Notices = ({ children }: { children: ReactNode }) => {
  const [notice, setNotice] = useState<Notice | undefined>(undefined)
  const notify = useCallback<Notify>((type, sentence, more) => {
    setNotice((last) => ({ type, sentence, more, number: (last?.number ?? 0) + 1 }))
  }, [])
  useEffect(() => {
    if (notice === undefined) return undefined
    const timer = setTimeout(() => setNotice(undefined), SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [notice])
  const region = useMemo(
    () => (
      <div className="toasts" aria-live="polite">
        {notice !== undefined && <Toast key={notice.number} notice={notice} onClose={() => setNotice(undefined)} />}
      </div>
    ),
    [notice],
  )
  return (
    <NotifyContext value={notify}>
      {children}
      {region}
    </NotifyContext>
  )
}
