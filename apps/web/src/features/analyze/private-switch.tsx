import { checkWords as words } from '@atlas/contract'
import { prepareEngine } from '../private-check/private-check.ts'

export const PrivateSwitch = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className="switch" htmlFor="private-check">
    <input
      id="private-check"
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      aria-describedby="private-say"
      checked={isOn}
      onChange={(event) => {
        if (event.target.checked) prepareEngine()
        onChange(event.target.checked)
      }}
    />
    {words.privateCheck}
    <small id="private-say">{words.privateSay}</small>
  </label>
)
