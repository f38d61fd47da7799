import { checkWords as words } from '@atlas/contract'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import { edit } from '../../shared/ui/more-icons.ts'

/** The sheet a check is entered on. Once there is a report it folds to one line, so that the verdict comes first. */
export const Workspace = ({ checked, children }: { checked: string | undefined; children: ReactNode }) => {
  const [openedFor, setOpenedFor] = useState<string | undefined>(undefined)
  if (checked === undefined) return <div className="workspace">{children}</div>
  return (
    <details
      className="workspace done"
      open={openedFor === checked}
      onToggle={(event) => setOpenedFor(event.currentTarget.open ? checked : undefined)}
    >
      <summary>
        <Icon d={edit} />
        <span className="done-what">
          <b>{words.youChecked}</b> <span>{checked}</span>
        </span>
        <span className="done-go">{words.change}</span>
      </summary>
      <div className="done-in">{children}</div>
    </details>
  )
}
