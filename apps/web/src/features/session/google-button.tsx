import { Icon } from '../../shared/ui/icon.tsx'
import { google } from '../../shared/ui/more-icons.ts'
import { useGoogle } from './google.ts'

export const GoogleButton = ({ label, loginToken }: { label: string; loginToken?: string | undefined }) => {
  const start = useGoogle()
  return (
    <button className="btn outline" type="button" onClick={() => void start(loginToken)}>
      <Icon d={google} />
      {label}
    </button>
  )
}
