import { useState } from 'react'
import { Alert } from '../../shared/ui/alert.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { google } from '../../shared/ui/more-icons.ts'
import { goToGoogle } from './google.ts'

/** What stands in the way is said beside the button: behind an open dialog a notice would reach nobody. */
export const GoogleButton = ({ label, loginToken }: { label: string; loginToken?: string | undefined }) => {
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  const start = async () => setRefusal(await goToGoogle(loginToken))
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
