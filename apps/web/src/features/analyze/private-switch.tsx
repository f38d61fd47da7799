import { checkWords as words } from '@atlas/contract'

/** Fetched when the switch is turned, so that the check itself asks for nothing. */
const prepare = async () => (await import('../private-check/private-check.ts')).prepareEngine()

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
        if (event.target.checked) prepare().catch(() => undefined)
        onChange(event.target.checked)
      }}
    />
    {words.privateCheck}
    <small id="private-say">{words.privateSay}</small>
  </label>
)
