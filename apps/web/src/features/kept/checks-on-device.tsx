import { keptWords as words } from '@atlas/contract'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import { chevronDown, history } from '../../shared/ui/icons.ts'
import { areChecksKept, keepChecks, useDeviceChanges } from './device-keys.ts'

const DeviceList = lazy(async () => ({ default: (await import('./device-list.tsx')).DeviceList }))

const Inside = () => {
  useDeviceChanges()
  const isOn = areChecksKept()
  return (
    <div className="kept-in">
      <label className="switch" htmlFor="keep-checks">
        <input
          id="keep-checks"
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-describedby="keep-say"
          checked={isOn}
          onChange={(event) => keepChecks(event.target.checked)}
        />
        {words.keep}
        <small id="keep-say">{words.keepSay}</small>
      </label>
      <Suspense>
        <DeviceList isKeeping={isOn} />
      </Suspense>
    </div>
  )
}

/** Nothing is kept unless somebody asks for it here. */
export const ChecksOnDevice = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="kept" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon d={history} />
        <span>{words.title}</span>
        <Icon d={chevronDown} />
      </summary>
      {isOpen && <Inside />}
    </details>
  )
}
