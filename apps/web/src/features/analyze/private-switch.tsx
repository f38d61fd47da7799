import { checkWords as words } from '@atlas/contract'
import { prepareEngine } from '../private-check/private-check.ts'

export const PrivateSwitch = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className="switch">
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      onChange={(event) => {
        if (event.target.checked) prepareEngine()
        onChange(event.target.checked)
      }}
    />
    <span>
      <b>{words.privateCheck}</b>
      <small>{words.privateSay}</small>
    </span>
  </label>
)
