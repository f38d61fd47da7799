import { checkWords as words } from '@atlas/contract'
import { useIsDesk } from '../../shared/browser/page-settings.ts'

/** Fetched when the switch is turned, so that the check itself asks for nothing. */
const prepare = async () => (await import('../private-check/private-check.ts')).prepareEngine()

type Props = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

/** On one's own computer every check is private. */
export const PrivateSwitch = (props: Props) => (useIsDesk() ? null : <Switch {...props} />)

const Switch = ({ isOn, onChange }: Props) => (
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
