import { helpWords as words } from '@atlas/contract'
import { AidChips } from '../features/help/aid-chips.tsx'
import { AidPlan } from '../features/help/aid-plan.tsx'
import { CountryField } from '../features/help/country-field.tsx'
import { Helplines } from '../features/help/helplines.tsx'
import { HelpTools } from '../features/help/help-tools.tsx'
import { PageHead } from '../shared/ui/page-head.tsx'
import { PaperHead } from '../shared/ui/paper-head.tsx'

/** A door of its own for people to whom it already happened: no check before it, no account. */
export const HelpPage = () => (
  <>
    <PaperHead />
    <PageHead title={words.title} lead={words.lead} />
    <div className="wrap help">
      <section className="help-ask aid" aria-label={words.title}>
        <AidChips />
        <CountryField />
      </section>
      <section className="help-plan" aria-labelledby="plan-h">
        <h2 id="plan-h">{words.plan}</h2>
        <AidPlan hasPlaces />
        <HelpTools />
      </section>
      <Helplines />
    </div>
  </>
)
