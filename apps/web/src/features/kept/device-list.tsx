import { keptWords as words, say } from '@atlas/contract'
import { useNavigate } from 'react-router'
import { sayMinute } from '../../shared/browser/dates.ts'
import { Glyph } from '../../shared/ui/glyph.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { trash } from '../../shared/ui/more-icons.ts'
import { pathFor } from '../hand-over/hand-over.ts'
import { useNotify } from '../notices/notices.tsx'
import { type DeviceCheck, eraseDeviceChecks, readDeviceChecks } from './device-checks.ts'
import { useDeviceChanges } from './device-keys.ts'
import { reopen } from './reopen.ts'

const Row = ({ check, onOpen }: { check: DeviceCheck; onOpen: () => void }) => (
  <li className={`v-${check.tone}`}>
    <button className="kept-row" type="button" onClick={onOpen}>
      <Glyph tone={check.tone} size={28} isMini />
      <span className="kept-words">
        <b>{check.title}</b>
        <span className="kept-what">{check.what}</span>
        <span className="label">
          {words.kinds[check.saved.kind]}, {sayMinute(check.at)}
        </span>
      </span>
    </button>
  </li>
)

/** What is kept, newest first; each opens its report again. */
export const DeviceList = ({ isKeeping }: { isKeeping: boolean }) => {
  useDeviceChanges()
  const navigate = useNavigate()
  const notify = useNotify()
  const checks = readDeviceChecks()
  const open = ({ saved }: DeviceCheck) => {
    reopen(saved)
    void navigate(pathFor[saved.kind])
    scrollTo(0, 0)
  }
  const erase = () => {
    eraseDeviceChecks()
    notify('success', words.erased)
  }
  if (checks.length === 0) return isKeeping ? <p>{words.none}</p> : null
  return (
    <>
      <ul className="kept-list">
        {checks.map((check) => (
          <Row key={check.id} check={check} onOpen={() => open(check)} />
        ))}
      </ul>
      <button className="btn outline" type="button" onClick={erase}>
        <Icon d={trash} />
        {say(words.erase, { count: checks.length })}
      </button>
    </>
  )
}
