import { landingWords as words } from '@atlas/contract'
import { Icon } from '../../shared/ui/icon.tsx'
import { arrowRight, lifebuoy } from '../../shared/ui/icons.ts'
import { Link } from '../../shared/ui/link.tsx'

/** For people who need no check any more. */
export const HelpDoor = () => (
  <Link className="help-door" to="/help">
    <Icon d={lifebuoy} size={28} />
    <span>
      <b>{words.door}</b> {words.doorSay}
    </span>
    <Icon d={arrowRight} />
  </Link>
)
