import { reportWords, tellingWords as words } from '@atlas/contract'
import { useId, useState } from 'react'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { message as messageIcon } from '../../../shared/ui/icons.ts'
import { copy, mail, share } from '../../../shared/ui/more-icons.ts'
import { useTelling } from './use-telling.ts'

const addressOf = (scheme: string, values: Readonly<Record<string, string>>): string =>
  `${scheme}:?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/** One message, ready to send; it can be changed before. */
export const FamilyDialog = ({ text: given, onClose }: { text: string; onClose: () => void }) => {
  const [text, setText] = useState(given)
  const id = useId()
  const { canShare, copyText, shareText } = useTelling()
  return (
    <Dialog title={words.familyTitle} onClose={onClose}>
      <p>{words.familyLead}</p>
      <div className="field">
        <label htmlFor={id}>{words.familyMessage}</label>
        <textarea id={id} rows={10} value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <div className="send-row">
        {canShare && (
          <button className="btn primary" type="button" onClick={() => void shareText(text)}>
            <Icon d={share} />
            {words.send}
          </button>
        )}
        <a className="btn outline" href={addressOf('sms', { body: text })}>
          <Icon d={messageIcon} />
          {words.sms}
        </a>
        <a className="btn outline" href={addressOf('mailto', { subject: words.mailSubject, body: text })}>
          <Icon d={mail} />
          {words.mail}
        </a>
        <button className="btn outline" type="button" onClick={() => void copyText(text)}>
          <Icon d={copy} />
          {reportWords.copy}
        </button>
      </div>
    </Dialog>
  )
}
