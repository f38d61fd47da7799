import type { ReactNode } from 'react'
import type { Tone } from './glyph.tsx'
import { Icon } from './icon.tsx'
import { info } from './icons.ts'

type Props = {
  readonly tone: Tone
  readonly title: string
  readonly say?: string | undefined
  readonly icon?: string
  readonly children?: ReactNode
}

/** Something went wrong, in words; announced at once. */
export const Alert = ({ tone, title, say, icon = info, children }: Props) => (
  <div className={`alert v-${tone}`} role="alert">
    <Icon d={icon} size={26} />
    <p className="alert-title">{title}</p>
    {say !== undefined && say !== '' && <p className="alert-say">{say}</p>}
    {children !== undefined && <div className="btns">{children}</div>}
  </div>
)
