import { reportWords as words } from '@atlas/contract'
import { Icon } from '../../../shared/ui/icon.tsx'
import { arrowRight, lifebuoy } from '../../../shared/ui/icons.ts'

const goToFirstAid = (): void => {
  document.getElementById('first-aid')?.scrollIntoView()
  document.getElementById('aid-h')?.focus({ preventScroll: true })
}

export const JumpToFirstAid = () => (
  <a
    className="jump"
    href="#first-aid"
    onClick={(event) => {
      event.preventDefault()
      goToFirstAid()
    }}
  >
    <Icon d={lifebuoy} size={24} />
    <span>
      <b>{words.jump}</b> {words.jumpSay}
    </span>
    <Icon d={arrowRight} />
  </a>
)
