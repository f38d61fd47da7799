import { useState } from 'react'
import { Alert } from '../../shared/ui/alert.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { google } from '../../shared/ui/more-icons.ts'

/** What stands in the way is said beside the button: behind an open dialog a notice would reach nobody. */
export const GoogleButton = ({ label, isLink = false }: { label: string; isLink?: boolean }) => {
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  const start = async () => {
    setRefusal(undefined)
    // Fetched when it is wanted: most people never leave for Google.
    const { goAndLink, goToGoogle } = await import('./google.ts')
    setRefusal(await (isLink ? goAndLink() : goToGoogle()))
  }
  return (
    <>
      <button className="btn outline" type="button" onClick={() => void start()}>
        <Icon d={google} />
        {label}
      </button>
      {refusal !== undefined && <Alert tone="susp" title={refusal} />}
    </>
  )
}
