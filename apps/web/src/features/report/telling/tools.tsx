import { reportWords, tellingWords as words } from '@atlas/contract'
import { useState } from 'react'
import { useIsDesk } from '../../../shared/browser/page-settings.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { copy, family, print, share } from '../../../shared/ui/more-icons.ts'
import { ReadAloud } from '../../../shared/ui/read-aloud.tsx'
import { FamilyDialog } from './family-dialog.tsx'
import { familyText, shareText as shareTextOf, spokenParts, type Told } from './told.ts'
import { useTelling } from './use-telling.ts'

/** Share, copy, print, ask the family, read aloud: under the verdict, where somebody looks for help. */
export const ReportTools = ({ told }: { told: Told }) => {
  const [isAsking, setAsking] = useState(false)
  const { copyText, shareText } = useTelling()
  const site = useIsDesk() ? undefined : location.host
  const text = shareTextOf(told, site)
  return (
    <div className="tools band-tools">
      <button className="btn outline" type="button" onClick={() => void shareText(text)}>
        <Icon d={share} />
        {reportWords.share}
      </button>
      <button className="btn outline" type="button" onClick={() => void copyText(text)}>
        <Icon d={copy} />
        {reportWords.copy}
      </button>
      <button className="btn outline" type="button" onClick={() => globalThis.print()}>
        <Icon d={print} />
        {reportWords.print}
      </button>
      <button className="btn outline" type="button" onClick={() => setAsking(true)}>
        <Icon d={family} />
        {words.family}
      </button>
      <ReadAloud parts={spokenParts(told)} />
      {isAsking && <FamilyDialog text={familyText(told, site)} onClose={() => setAsking(false)} />}
    </div>
  )
}
