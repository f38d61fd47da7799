import { aidWords as words } from '@atlas/contract'
import { Icon } from '../../shared/ui/icon.tsx'
import { lifebuoy } from '../../shared/ui/icons.ts'
import { AidChips } from './aid-chips.tsx'
import { AidPlan } from './aid-plan.tsx'
import { FoldedPart } from './folded-part.tsx'
import { Link } from '../../shared/ui/link.tsx'

const Head = () => (
  <div className="aid-head" id="first-aid">
    <Icon d={lifebuoy} size={36} />
    <h3 id="aid-h" tabIndex={-1}>
      {words.title}
    </h3>
  </div>
)

/** First aid on a report: the same as the page of its own, in short. */
export const FirstAid = ({ isFolded = false }: { isFolded?: boolean }) => (
  <FoldedPart className="aid" isFolded={isFolded} head={<Head />} label="aid-h">
    <p className="aid-lead">{words.lead}</p>
    <div className="aid-body">
      <AidChips />
      <AidPlan />
    </div>
    <p className="aid-whole">
      <Link to="/help">{words.whole}</Link>
    </p>
  </FoldedPart>
)
